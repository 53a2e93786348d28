import T, { type Static } from 'typebox'
import type { AuthorContent, ChannelAddress } from '../../gateway/gateway.ts'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, IdOf, Instant } from '../../jsonapi/schema.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { deriveRows, type DerivedRow } from '../../workflows/derive-rows.ts'
import { ORIGIN, originOf, pieceFigures, pieceTexts } from '../../workflows/keep-pieces.ts'
import { askEach } from '../../workflows/materials/ask-each.ts'
import { reachChannel } from '../../workflows/materials/reach-channel.ts'
import { findMaterial, itemsOf, type ItemRow, type MaterialRow } from './find-material.ts'

export const TakeQuery = Closed({
  carry_material_id: IdOf('carry_materials'),
  since: T.Optional(Instant),
  size: T.Optional(
    T.Integer({ minimum: 1, maximum: 50, description: 'pieces for each item; default 20' }),
  ),
})
type Query = Static<typeof TakeQuery>

interface Taken {
  pieces: { source: string; item: ItemRow | undefined; content: AuthorContent }[]
  failed: RowFailure[]
}

/** Items of one material whose pieces are looked for. */
const MOST_ITEMS = 10

/** Looks for pieces that show the items of a material; without items, for its title. */
export async function askPieces(
  context: Context,
  { query }: { query: Query },
): Promise<() => Promise<Taken>> {
  const { db, services } = context
  const material = await findMaterial(context, query.carry_material_id)
  const items = await itemsOf(context, material.id, MOST_ITEMS)
  const sources = items.length > 0 ? items.map((item) => item.source) : [material.source]
  const channels = new Map<string, ChannelAddress | Problem>()
  for (const source of new Set(sources))
    channels.set(source, await reachChannel(db, services.keys, source))
  const { since, size = 20 } = query
  const wanted: { source: string; item?: ItemRow; q?: string }[] =
    items.length > 0
      ? items.map((item) => ({ source: item.source, item }))
      : [{ source: material.source, q: material.title }]
  return async () => {
    const asked = await askEach(wanted, async ({ source, item, q }) => {
      const channel = channels.get(source)
      if (!channel || channel instanceof Problem)
        throw channel ?? new Error(`${source} was not looked up`)
      const found = await services.gateway.searchContents(channel, {
        q,
        item_id: item?.item_id,
        since,
        size,
      })
      return found.data.map((content) => ({ source, item, content }))
    })
    return {
      pieces: asked.flatMap((one) => (one.ok ? one.answer : [])),
      failed: asked.flatMap((one) =>
        one.ok ? [] : [rowFailure(one.of.item?.item_id ?? one.of.source, sayingOf(one.problem))],
      ),
    }
  }
}

/** Takes the pieces over as contents of the material, collected and unseen; each outside piece once. */
export async function takeCarryContents(
  context: Context,
  { query, found }: { query: Query; found: Taken },
) {
  const material = await findMaterial(context, query.carry_material_id, { lock: true })
  return deriveRows(context, {
    operation: 'carry_materials.take_carry_contents',
    into: { type: 'carry_contents', table: 'carry_contents', lifeCycle: true },
    rows: onceEach(found.pieces).map((piece) => contentOfPiece(material, piece)),
    failed: found.failed,
  })
}

const onceEach = (pieces: Taken['pieces']) => [
  ...new Map(
    pieces.map((piece) => [`${piece.source}/${piece.content.content_id}`, piece]),
  ).values(),
]

const contentOfPiece = (
  material: MaterialRow,
  { source, item, content }: Taken['pieces'][number],
): DerivedRow => ({
  source: content.content_id,
  origin: { type: ORIGIN, id: originOf(source, content.content_id) },
  values: {
    ...pieceTexts(content),
    ...pieceFigures(content),
    business_team_id: material.business_team_id,
    user_id: material.user_id,
    document_id: content.content_id,
    author_id: content.author_id,
    source_published_at: content.published_at,
    source,
    category: material.category,
    business_category_id: material.business_category_id,
    carry_material_id: material.id,
    carry_item_id: item?.id ?? null,
  },
})
