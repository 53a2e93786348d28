import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import type { CopySubject } from '../../writing/copy.ts'
import { findRule } from '../../writing/find-rule.ts'
import { creativeMaterials } from '../creative-materials/creative-materials.resource.ts'
import { studioContentRows } from '../studio-contents/studio-content-rows.ts'
import { lockAccount, type AccountRow } from './account-contents.ts'
import { generateCopy, type Texts, type Written } from './generate-copy.ts'

interface Input {
  material_ids: string[]
  images_per_content?: number
  topic?: string
}
interface Material {
  id: number
  business_team_id: number
  business_pool_id: number | null
  image: string
  make_image: string
  sn: string
  priority: number
  category: string
}

/** Default number of images of a content. */
const DEFAULT_IMAGES = 3

/**
 * Writes the texts for materials whose goods have no checked paragraph and that no content of the
 * account was made of.
 *
 * @throws Problem 404
 */
export async function findMaterialTexts(
  context: Context,
  { id, input }: { id: number; input: Input },
): Promise<() => Promise<Texts>> {
  const account = await lockAccount(context, id)
  const { rows } = await findMaterials(context, account, input.material_ids)
  const { made, ready } = await standing(context, account, rows)
  const subjects = new Map<number, CopySubject>()
  for (const material of rows) {
    if (made.has(originOf(account, material)) || ready.has(material.id)) continue
    subjects.set(material.id, await subjectOf(context, material, input.topic))
  }
  const rule = await findRule(context.db, account.business_team_id, account.platform)
  return () => generateCopy(context.services, context.actor, { subjects, rule })
}

/**
 * Makes one content of each material for the account, once: its image first, then others of the
 * same goods, with a text about them.
 *
 * @source resources §7 (generate_creative_contents); domain: verb table (idempotent by origin)
 */
export async function generateCreativeContents(
  context: Context,
  { id, input, found }: { id: number; input: Input; found: Texts },
) {
  const account = await lockAccount(context, id)
  const { rows, failed } = await findMaterials(context, account, input.material_ids)
  const { made, ready } = await standing(context, account, rows)
  const derived: DerivedRow[] = []
  for (const material of rows) {
    const text = found.written.get(material.id) ?? ready.get(material.id)
    if (!text && !made.has(originOf(account, material))) {
      if (!found.failed.some((failure) => failure.id === String(material.id)))
        failed.push(rowFailure(material.id, says('changed')))
      continue
    }
    const images = await imagesOf(context, material, input.images_per_content ?? DEFAULT_IMAGES)
    derived.push(toContent(account, material, { images, topic: input.topic ?? '', text }))
  }
  return deriveRows(context, {
    operation: 'studio_accounts.generate_creative_contents',
    into: studioContentRows,
    rows: derived,
    failed: [...failed, ...found.failed],
  })
}

async function findMaterials(context: Context, account: AccountRow, ids: readonly string[]) {
  const { rows, failed } = await findRows<Material>(context, creativeMaterials, ids)
  const isOwn = ({ business_team_id: teamId }: Material) => teamId === account.business_team_id
  for (const row of rows)
    if (!isOwn(row)) failed.push(rowFailure(row.id, says('other_team.material')))
  return { rows: rows.filter(isOwn), failed }
}

const originOf = (account: AccountRow, { id }: Material) => `${account.id}/${id}`

/** Existing contents by origin, and matching checked paragraphs by material. */
async function standing({ db }: Context, account: AccountRow, materials: readonly Material[]) {
  const origins = ['', ...materials.map((material) => originOf(account, material))]
  const made = await db
    .selectFrom('studio_contents')
    .select('origin_id')
    .where('business_team_id', '=', account.business_team_id)
    .where('origin_type', '=', 'creative_materials')
    .where('origin_id', 'in', origins)
    .execute()
  const { rows } = await sql<{ id: number; title: string; desc: string }>`
    select m.id, b.title, p.text as "desc"
    from creative_materials m join business_pools b on b.id = m.business_pool_id
    join lateral (select q.text from creative_paragraphs q
      where q.business_pool_id = b.id and q.checked and q.deleted_at is null
      order by abs(q.id - m.id), q.id limit 1) p on true
    where m.id = any(${materials.map(({ id }) => id)}::bigint[])`.execute(db)
  const ready = new Map<number, Written>(rows.map(({ id, title, desc }) => [id, { title, desc }]))
  return { made: new Set(made.map((row) => row.origin_id)), ready }
}

async function subjectOf(
  { db }: Context,
  { business_pool_id: poolId, sn, category }: Material,
  topic: string | undefined,
): Promise<CopySubject> {
  const { rows } = await sql<{ title: string; price_fen: number }>`
    select title, price_fen from business_pools where id = ${poolId}`.execute(db)
  const [pool] = rows
  return {
    title: pool?.title || category || sn || '好物',
    category,
    ...(pool ? { price: pool.price_fen / 100 } : {}),
    ...(topic === undefined ? {} : { topic }),
  }
}

/** The material's image, then those of the same goods by priority. */
async function imagesOf({ db }: Context, material: Material, count: number): Promise<string[]> {
  const shown = ({ image, make_image: made }: Pick<Material, 'image' | 'make_image'>) =>
    made || image
  if (count <= 1 || (material.business_pool_id === null && material.sn === ''))
    return [shown(material)]
  const { rows } = await sql<Pick<Material, 'image' | 'make_image'>>`
    select m.image, m.make_image from creative_materials m
    where m.business_team_id = ${material.business_team_id} and m.deleted_at is null and m.id <> ${material.id}
      and m.business_pool_id is not distinct from ${material.business_pool_id} and m.sn = ${material.sn}
    order by m.priority desc, m.id limit ${count - 1}`.execute(db)
  return [...new Set([shown(material), ...rows.map(shown)])]
}

function toContent(
  account: AccountRow,
  material: Material,
  { images, topic, text }: { images: string[]; topic: string; text: Written | undefined },
): DerivedRow {
  return {
    source: String(material.id),
    origin: { type: 'creative_materials', id: originOf(account, material) },
    values: {
      business_team_id: account.business_team_id,
      user_id: account.user_id,
      studio_account_id: account.id,
      platform: account.platform,
      source: 'creative',
      creative: true,
      title: text?.title ?? '',
      desc: text?.desc ?? '',
      topic,
      category: material.category || account.category,
      images,
      cover: images[0] ?? '',
      status: imageResultStatus('smart', images.length),
    },
  }
}
