import { fingerprintOf, keysOf } from '@omc/core/duplicates'
import { sql } from 'kysely'
import type { Database, Db } from '../../db/database.ts'

interface Changed {
  id: number
  trashed: boolean
  source: string
  source_id: string | null
  url: string
  title: string
  text: string
  picture: string
}

const AT_ONCE = 200
const MOST_ROUNDS = 10

/**
 * Signs materials that changed, so that duplicates of them are found; those in the trash are found
 * no more.
 *
 * @returns how many were signed, at most 2,000
 */
export async function signMaterials(database: Database): Promise<number> {
  let signed = 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const count = await database.asServer(signSome)
    signed += count
    if (count < AT_ONCE) break
  }
  return signed
}

async function signSome(db: Db): Promise<number> {
  const { rows } = await sql<Changed>`
    select t.id, t.deleted_at is not null as trashed, t.source, t.source_id,
      t.source_url as url, t.title, coalesce(x.text, '') as text,
      case when t.picture_sign_of = t.cover_url then coalesce(t.picture_sign, '') else '' end as picture
    from (select * from material_signs where stale order by carry_material_id limit ${AT_ONCE}
      for update skip locked) s
    join carry_materials t on t.id = s.carry_material_id
    left join lateral (select text from carry_material_texts x
      where x.carry_material_id = t.id and x.kind = 'desc' and x.deleted_at is null
      order by x.id desc limit 1) x on true`.execute(db)
  const signs = rows.map((row) => ({ row, sign: fingerprintOf(row) }))
  if (signs.length === 0) return 0
  await sql`
    update material_signs s set outside_id = n.outside_id, link = n.link, title = n.title,
      body = n.body, picture = n.picture, keys = n.keys, stale = false
    from jsonb_to_recordset(${JSON.stringify(signs.map(rowOf))}::jsonb) as n(id bigint, outside_id text,
      link text, title integer[], body integer[], picture text, keys integer[])
    where s.carry_material_id = n.id`.execute(db)
  return signs.length
}

const rowOf = ({ row, sign }: { row: Changed; sign: ReturnType<typeof fingerprintOf> }) => ({
  id: row.id,
  outside_id: sign.id,
  link: sign.link,
  title: sign.title,
  body: sign.text,
  picture: sign.picture,
  keys: row.trashed ? [] : keysOf(sign),
})
