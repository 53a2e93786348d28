import { sql } from 'kysely'
import T from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Id, OneOf } from '../../jsonapi/schema.ts'
import type { Parts } from './compose-content.ts'
import { readPool, type BusinessPool } from './find-pool.ts'

export const ParagraphsAnswer = T.Array(
  Closed({
    id: Id,
    kind: OneOf('creative', 'smart'),
    text: T.String(),
    source: T.String(),
    seed: T.String(),
    checked: T.Boolean(),
  }),
)

interface Paragraph {
  id: number
  kind: 'creative' | 'smart'
  text: string
  source: string
  seed: string
  checked: boolean
}

const MAX_PARAGRAPHS = 500

/** Parts of a pool's contents: its images and texts, best first. */
export async function partsOf(context: Context, pool: BusinessPool): Promise<Parts> {
  const { rows } = await sql<{ image: string }>`
    select case when make_image <> '' then make_image else image end as image from creative_materials
    where business_pool_id = ${pool.id} and deleted_at is null
    order by priority desc, sn, id limit 100`.execute(context.db)
  const paragraphs = await readParagraphs(context, pool.id, { checked: true })
  return {
    title: pool.title,
    images: rows.map(({ image }) => image),
    paragraphs: paragraphs.map(({ text }) => text),
  }
}

/** Texts of a pool: written ones before buyers' reviews. */
export async function getParagraphs(
  context: Context,
  { id, query }: { id: number; query: { checked?: boolean } },
) {
  await readPool(context, id)
  const rows = await readParagraphs(context, id, query)
  return rows.map((row) => ({ ...row, id: String(row.id) }))
}

async function readParagraphs(
  { db }: Context,
  poolId: number,
  { checked }: { checked?: boolean },
): Promise<Paragraph[]> {
  const { rows } = await sql<Paragraph>`
    select * from (
      select id, 'creative' as kind, text, source, seed, checked from creative_paragraphs
        where business_pool_id = ${poolId} and deleted_at is null
      union all
      select id, 'smart', text, source, '', true from smart_paragraphs
        where business_pool_id = ${poolId} and deleted_at is null) p
    where ${checked ?? null}::boolean is null or checked = ${checked ?? null}
    order by kind, id limit ${MAX_PARAGRAPHS}`.execute(db)
  return rows
}
