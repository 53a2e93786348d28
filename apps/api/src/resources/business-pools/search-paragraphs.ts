import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent, GoodsRates } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, OneOf } from '../../jsonapi/schema.ts'
import { readPool } from './find-pool.ts'

export const CandidatesAnswer = T.Array(
  Closed({
    text: T.String(),
    from: OneOf('content', 'rate'),
    outside_id: T.String(),
    title: T.String(),
    known: T.Boolean({ description: 'stands among the texts of the pool already' }),
  }),
)

interface Input {
  seed?: string
  platform?: string
  size?: number
}
interface Candidate {
  text: string
  from: 'content' | 'rate'
  outside_id: string
  title: string
}

const SIZE = 20
/** Shorter ones say nothing. */
const MIN_LENGTH = 8

/** Reads others' contents about a pool's product from the channel; nothing is stored. */
export async function askForParagraphs(
  context: Context,
  { id, input }: { id: number; input: Input },
): Promise<() => Promise<Candidate[]>> {
  const { db, services } = context
  const pool = await readPool(context, id)
  const channel = await findChannel(db, services.keys, input.platform ?? pool.source)
  const wanted = {
    size: input.size ?? SIZE,
    ...(input.seed ? { q: input.seed } : { q: pool.title }),
  }
  return async () => {
    const [contents, rates] = await Promise.all([
      services.gateway.searchContents(channel, { ...wanted, item_id: pool.item_id }),
      services.gateway.goodsRates(channel, pool.item_id),
    ])
    return [...contents.data.flatMap(ofContent), ...ofRates(rates, input.seed)]
  }
}

export async function showParagraphs(
  { db }: Context,
  { id, found }: { id: number; found: readonly Candidate[] },
) {
  const texts = found.map(({ text }) => text)
  const { rows } = await sql<{ text: string }>`
    select text from creative_paragraphs where business_pool_id = ${id} and deleted_at is null and text = any(${texts}::text[])
    union select text from smart_paragraphs where business_pool_id = ${id} and deleted_at is null and text = any(${texts}::text[])`.execute(
    db,
  )
  const known = new Set(rows.map(({ text }) => text))
  return found.map((one) => ({ ...one, known: known.has(one.text) }))
}

const ofContent = ({ content_id, title, desc, audio_text }: AuthorContent): Candidate[] =>
  `${desc}\n${audio_text}`
    .split(/\n+/)
    .map((text) => text.trim())
    .filter((text) => text.length >= MIN_LENGTH)
    .map((text) => ({ text, from: 'content', outside_id: content_id, title }))

const ofRates = ({ reviews }: GoodsRates, seed: string | undefined): Candidate[] =>
  reviews
    .filter(({ text }) => text.trim() !== '' && (seed === undefined || text.includes(seed)))
    .map(({ review_id, text }) => ({ text, from: 'rate', outside_id: review_id, title: '' }))
