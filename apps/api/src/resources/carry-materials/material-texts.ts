import { sql } from 'kysely'
import T from 'typebox'
import type { MaterialTextKind } from '../../db/material-tables.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Count, Id, IdOf, Instant, Nullable } from '../../jsonapi/schema.ts'
import { findMaterial } from './find-material.ts'

export const OfMaterial = Closed({ carry_material_id: IdOf('carry_materials') })

const TextRow = Closed({
  id: Id,
  text: T.String(),
  images: T.Array(T.String()),
  source: T.String(),
  carry_item_id: Nullable(Id),
  score: Nullable(T.Number({ description: '0 to 5, of reviews' })),
  written_at: Nullable(Instant),
})

export const Desc = Closed({
  desc: T.String({ description: 'the newest one, empty when there is none' }),
  texts: T.Array(TextRow),
})
export const Paragraphs = Closed({ paragraphs: T.Array(TextRow) })
export const Rates = Closed({
  count: Count,
  average_score: Nullable(T.Number({ description: '0 to 5, one decimal' })),
  rates: T.Array(TextRow),
})
export const Pictures = Closed({
  images: T.Array(
    Closed({
      id: Id,
      image: T.String(),
      filename: T.String(),
      make_image: T.String({ description: 'the picture made from it; empty before' }),
      filesize: Count,
      sn: T.Integer(),
      priority: T.Integer({ description: 'higher is used first' }),
    }),
  ),
})

type Args = { query: { carry_material_id: string } }

/** The descriptions of a material, the newest first. */
export async function getMaterialDesc(context: Context, { query }: Args) {
  const texts = await textsOf(context, query.carry_material_id, 'desc')
  const newest = texts.toReversed()
  return { desc: newest[0]?.text ?? '', texts: newest }
}

/** Its paragraphs, in their order. */
export async function getMaterialParagraphs(context: Context, { query }: Args) {
  return { paragraphs: await textsOf(context, query.carry_material_id, 'paragraph') }
}

/** Buyers' reviews of it and its items, best first. */
export async function getMaterialRate(context: Context, { query }: Args) {
  const rates = await textsOf(context, query.carry_material_id, 'rate')
  const scores = rates.flatMap(({ score }) => score ?? [])
  const sum = scores.reduce((total, score) => total + score, 0)
  return {
    count: rates.length,
    average_score: scores.length > 0 ? Math.round((sum / scores.length) * 10) / 10 : null,
    rates: rates.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)),
  }
}

/** Its pictures, in the order they are used. */
export async function getMaterialCreative(context: Context, { query }: Args) {
  const { id } = await findMaterial(context, query.carry_material_id)
  return { images: await picturesOf(context, id) }
}

export interface TextOfMaterial {
  id: string
  text: string
  images: string[]
  source: string
  carry_item_id: string | null
  score: number | null
  written_at: string | null
}

/** A material speaks for those that were merged into it as well. */
const withMerged = (id: number) => sql`(
  with recursive family as (
    select ${id}::bigint as id
    union all
    select m.id from carry_materials m join family on m.merged_into_id = family.id
  ) select id from family)`

/** Texts of one kind about a material or one of its items. */
export async function textsOf(
  context: Context,
  materialId: number | string,
  kind: MaterialTextKind,
): Promise<TextOfMaterial[]> {
  const { id } = await findMaterial(context, materialId)
  const { rows } = await sql<Omit<TextOfMaterial, 'written_at'> & { written_at: Date | null }>`
    select x.id::text, x.text, x.images, x.source, x.carry_item_id::text, x.score::float8, x.written_at
    from carry_material_texts x
    where x.kind = ${kind} and x.deleted_at is null and (x.carry_material_id in ${withMerged(id)}
      or x.carry_item_id in (select i.id from carry_items i where i.carry_material_id = ${id} and i.deleted_at is null))
    order by x.position, x.id limit 500`.execute(context.db)
  return rows.map((row) => ({ ...row, written_at: row.written_at?.toISOString() ?? null }))
}

export interface PictureOfMaterial {
  id: string
  image: string
  filename: string
  make_image: string
  filesize: number
  sn: number
  priority: number
}

export async function picturesOf(
  { db }: Context,
  materialId: number,
): Promise<PictureOfMaterial[]> {
  const { rows } = await sql<PictureOfMaterial>`
    select p.id::text, p.image, p.filename, p.make_image, p.filesize, p.sn, p.priority from carry_material_images p
    where p.carry_material_id in ${withMerged(materialId)} and p.deleted_at is null
    order by p.priority desc, p.sn, p.id limit 500`.execute(db)
  return rows
}
