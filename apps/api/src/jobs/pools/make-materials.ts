import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import { Closed, Id } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { PLAIN_TEMPLATE, type Template } from '../../kernel/template-layout.ts'
import { offload } from '../../offload/offload.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import {
  readUploadFile,
  storeUpload,
  type KeptFile,
} from '../../resources/uploads/create-upload.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'

const input = Closed({
  business_pool_id: T.Optional(Id),
  creative_template_id: T.Optional(Id),
  studio_account_id: T.Optional(Id),
  again: T.Optional(T.Boolean()),
})
type Input = Static<typeof input>

interface Material {
  id: number
  image: string
  filename: string
  /** Of the goods that it shows. */
  title: string
  price_fen: number
  /** Null where the team has no template. */
  template_id: number | null
  template: Template | null
}
type Outcome = { tag: 'made'; file: KeptFile } | { tag: 'failed'; why: string }

const MAX_BYTES = 10 * 1024 * 1024

/**
 * Draws every image that is not made yet: the picture of the goods, their title and price on a
 * template, kept as an upload. The template is the one asked for, else the first of the account
 * they are made for, else of the category of the goods (or of the account, where the goods have
 * none), else the oldest of the team. For an account, only images of its category are drawn, where it
 * has one. An image that cannot be drawn keeps the reason and does not end the job. Made ones are
 * left out, so that a second try after a crash goes on where the first stopped.
 *
 * @source resources §7 (make_all_materials)
 */
export const makeMaterials = defineTask({
  kind: 'make_materials',
  rows: '/guanghe/panel/douyin',
  title: { zh: '生成素材图', en: 'Material pictures' },
  retryDelaysMs: [5000, 30_000, 120_000],
  input,
  async run({ input, step, progress }) {
    const materials = await step((one) => findMaterials(one, input))
    const tools = await step(async ({ services: { outbound, config } }) => ({
      outbound,
      filesDir: config.filesDir,
    }))
    await progress(0, materials.length)
    let made = 0
    for (const [at, material] of materials.entries()) {
      const outcome = await make(tools, material)
      await step((one) => keep(one, material, outcome))
      made += outcome.tag === 'made' ? 1 : 0
      await progress(at + 1)
    }
    const failed = materials.length - made
    return {
      made,
      failed,
      ...says('done.pictures', { made, failed }),
    }
  },
})

async function findMaterials({ db, actor }: Step, input: Input): Promise<Material[]> {
  const {
    business_pool_id: poolId = null,
    creative_template_id: wanted = null,
    studio_account_id: accountId = null,
    again = false,
  } = input
  const { rows } = await sql<Material>`
    select t.id, t.image, t.filename, coalesce(p.title, '') as title,
      coalesce(p.price_fen, 0) as price_fen, m.id as template_id,
      case when m.id is null then null
        else jsonb_build_object('width', m.width, 'height', m.height, 'layout', m.layout) end as template
    from creative_materials t
    left join business_pools p on p.id = t.business_pool_id
    left join studio_accounts a on a.id = ${accountId}::bigint and a.deleted_at is null
    left join business_categories c on c.deleted_at is null
      and c.id = coalesce(p.business_category_id, a.business_category_id)
    left join lateral (
      select m.* from creative_templates m
      where m.business_team_id = t.business_team_id and m.deleted_at is null
        and (${wanted}::bigint is null or m.id = ${wanted}::bigint)
      order by array_position(a.creation_template_ids, m.id::text) nulls last,
        array_position(c.chuangyi_template_ids, m.id::text) nulls last, m.id limit 1
    ) m on true
    where t.deleted_at is null and ${ownTeam(actor)} and t.business_team_id = ${actor.teamId}
      and (${again}::boolean or t.make_image = '')
      and (${poolId}::bigint is null or t.business_pool_id = ${poolId})
      and (${accountId}::bigint is null or a.category = '' or t.category in (a.category, '')) order by t.id`.execute(
    db,
  )
  return rows
}

async function make(
  { outbound, filesDir }: { outbound: Outbound; filesDir: string },
  material: Material,
): Promise<Outcome> {
  try {
    const answer = await outbound.fetch(material.image, { accept: ['image/'], maxBytes: MAX_BYTES })
    if (answer.status !== 200) return { tag: 'failed', why: `status ${answer.status}` }
    const bytes = await offload.draw({
      template: material.template ?? PLAIN_TEMPLATE,
      picture: answer.bytes,
      title: material.title,
      price: material.price_fen > 0 ? `¥${(material.price_fen / 100).toFixed(2)}` : '',
    })
    return { tag: 'made', file: await readUploadFile(filesDir, Buffer.from(bytes)) }
  } catch (error) {
    // An address that is no picture, or a text that cannot be written, is the fault of its row.
    if (error instanceof Problem)
      return { tag: 'failed', why: sayingOf(error).words.zh.slice(0, 500) }
    throw error
  }
}

async function keep({ db, now, actor }: Step, material: Material, outcome: Outcome) {
  const set =
    outcome.tag === 'made'
      ? { ...(await owned(db, material, { file: outcome.file, actor, now })), make_error: '' }
      : { make_error: outcome.why }
  await db
    .updateTable('creative_materials')
    .set({ ...set, updated_at: now })
    .where('id', '=', material.id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** The drawn picture as an upload of the requesting person. */
async function owned(
  db: Step['db'],
  { image, filename, title, template_id }: Material,
  { file, actor, now }: { file: KeptFile; actor: Step['actor']; now: Date },
) {
  const { teamId, userId } = actor
  const name = `${title.slice(0, 100)}.jpg`
  const id = await storeUpload(db, file, { teamId, userId, name, now })
  return {
    make_image: `/api/v1/uploads/${id}/file`,
    filename: filename || nameOf(image),
    filesize: file.byteCount,
    width: file.media.width,
    height: file.media.height,
    creative_template_id: template_id,
    made_at: now,
  }
}

function nameOf(address: string): string {
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURI(name).slice(0, 200)
  } catch (error) {
    // A lone percent sign: use the name as it is.
    if (error instanceof URIError) return name.slice(0, 200)
    throw error
  }
}
