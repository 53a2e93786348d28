import { sql } from 'kysely'
import T, { type Static } from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Closed, Id, IdOf } from '../../jsonapi/schema.ts'
import { similarity } from '../../workflows/materials/similarity.ts'
import { findMaterial, itemsOf, type MaterialRow } from './find-material.ts'
import { materialRows } from './material-rows.ts'
import { picturesOf, textsOf } from './material-texts.ts'

export const RecommendQuery = Closed({
  carry_material_id: T.Optional(IdOf('carry_materials')),
  size: T.Optional(T.Integer({ minimum: 1, maximum: 50, description: 'of each; default 10' })),
})

export const Recommended = Closed({
  titles: T.Array(T.String()),
  paragraphs: T.Array(T.String()),
  covers: T.Array(T.String()),
  images: T.Array(T.String()),
  materials: T.Array(
    Closed({ id: Id, title: T.String(), cover_url: T.String(), source: T.String() }),
  ),
})

/**
 * Suggestions for writing about a material: titles, paragraphs, covers and pictures from its texts,
 * its items and its contents, and the most similar materials. Without a material: materials of the
 * random pool, drawn again for each request.
 *
 * @source resources document §3: client-side workspace (recommended titles, paragraphs, covers, images)
 */
export async function getMaterialRecommend(
  context: Context,
  { query }: { query: Static<typeof RecommendQuery> },
) {
  const size = query.size ?? DEFAULT_SIZE
  if (query.carry_material_id === undefined) {
    return {
      titles: [],
      paragraphs: [],
      covers: [],
      images: [],
      materials: await drawn(context, size),
    }
  }
  const material = await findMaterial(context, query.carry_material_id)
  const items = await itemsOf(context, material.id)
  const pictures = await picturesOf(context, material.id)
  const recommends = await textsOf(context, material.id, 'recommend')
  const paragraphs = await textsOf(context, material.id, 'paragraph')
  const contents = await contentTitles(context, material.id)
  const images = [
    ...pictures.map(({ make_image, image }) => make_image || image),
    ...items.flatMap((item) => item.images),
  ]
  return {
    titles: distinct(
      [
        ...recommends.map(({ text }) => text),
        ...contents,
        material.title,
        ...items.map(({ title }) => title),
      ],
      size,
    ),
    paragraphs: distinct(
      paragraphs.map(({ text }) => text),
      size,
    ),
    covers: distinct([material.cover_url, ...items.map(({ pic_url }) => pic_url), ...images], size),
    images: distinct(images, size),
    materials: await alike(context, material, size),
  }
}

const DEFAULT_SIZE = 10
/** Materials that are compared by title. */
const COMPARED = 300
/** Below this two titles have nothing to do with each other. */
const LEAST_LIKENESS = 0.2

const distinct = (texts: readonly string[], size: number) =>
  [...new Set(texts.filter((text) => text !== ''))].slice(0, size)

interface Short {
  id: string
  title: string
  cover_url: string
  source: string
}

const visible = (context: Context) =>
  sql<boolean>`t.deleted_at is null and t.status <> 'rejected' and ${materialRows.scope(actorOf(context))}`

/** The id of the request decides the draw: the same request draws the same, the next another. */
async function drawn(context: Context, size: number): Promise<Short[]> {
  const { rows } = await sql<Short>`
    select t.id::text, t.title, t.cover_url, t.source from carry_materials t
    where t.pooling and ${visible(context)}
    order by md5(t.id::text || ${context.request.id}) limit ${size}`.execute(context.db)
  return rows
}

async function alike(context: Context, material: MaterialRow, size: number): Promise<Short[]> {
  const { rows } = await sql<Short>`
    select t.id::text, t.title, t.cover_url, t.source from carry_materials t
    where t.id <> ${material.id} and t.business_team_id = ${material.business_team_id} and ${visible(context)}
      and (${material.category} = '' or t.category = ${material.category})
    order by t.updated_at desc, t.id desc limit ${COMPARED}`.execute(context.db)
  return rows
    .map((row) => ({ row, likeness: similarity(row.title, material.title) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, size)
    .map(({ row }) => row)
}

async function contentTitles({ db }: Context, materialId: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from carry_contents
    where carry_material_id = ${materialId} and deleted_at is null and status <> 'rejected' and title <> ''
    order by updated_at desc limit 50`.execute(db)
  return rows.map(({ title }) => title)
}
