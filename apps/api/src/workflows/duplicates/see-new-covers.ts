import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../jsonapi/services.ts'
import { signCovers, uploadAt, type CoverPlace } from './sign-cover.ts'

interface NewCover extends CoverPlace {
  id: number
}

const AT_ONCE = 20
const LONGEST_MS = 15_000

/**
 * Looks at covers of materials for the first time, the newest first. Each is looked at once: one
 * that cannot be loaded is left to the texts.
 *
 * @returns how many were looked at
 */
export async function seeNewCovers({
  database,
  services,
}: {
  database: Database
  services: Services
}): Promise<number> {
  const covers = await database.asServer(async (db) => {
    const { rows } = await sql<NewCover>`
      update material_signs s set unseen = false
      from (select carry_material_id from material_signs where unseen
        order by carry_material_id desc limit ${AT_ONCE} for update skip locked) n
      join carry_materials t on t.id = n.carry_material_id
      left join uploads u on u.deleted_at is null and u.business_team_id = t.business_team_id
        and u.id = ${uploadAt('t.cover_url')}
      where s.carry_material_id = n.carry_material_id
      returning t.id, t.cover_url as of, u.sha256`.execute(db)
    return rows.filter(({ of }) => of !== '')
  })
  const seen: { id: number; of: string; sign: string }[] = []
  await signCovers(services, covers, LONGEST_MS, ({ id, of }, sign) => seen.push({ id, of, sign }))
  if (seen.length === 0) return 0
  // The rows keep `updated_at`, because nothing visible changed.
  await database.asServer((db) =>
    sql`
    update carry_materials t set picture_sign = n.sign, picture_sign_of = n.of
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as n(id bigint, "of" text, sign text)
    where t.id = n.id and t.cover_url = n.of`.execute(db),
  )
  return seen.length
}
