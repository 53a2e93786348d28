import { stableHash, stablePick } from '../chance/stable-hash.ts'
import { goodsOf, pictureId } from './goods.ts'
import { KINDS } from './kinds.ts'
import { REVIEWS } from './phrases.ts'

/** One review by a buyer. */
export type Review = {
  readonly review_id: string
  readonly text: string
  readonly pictures: readonly string[]
  readonly score: number
  /** Epoch ms. */
  readonly createdAt: number
}

const FIRST_DAY = Date.UTC(2025, 0, 5)
const DAY_MS = 86_400_000

/** Reviews of a product: between six and twenty. */
export function reviewsOf(id: string): { positivePercent: number; reviews: Review[] } {
  const { kind } = goodsOf(id)
  const count = 6 + (stableHash(`${id}:reviews`) % 15)
  const reviews = Array.from({ length: count }, (_, turn): Review => {
    const seed = `${id}:review:${turn}`
    const text = stablePick(`${seed}:text`, REVIEWS)
    const weak = text.includes('失望') || text.includes('味道')
    const selling = stablePick(`${seed}:selling`, kind.selling)
    const pictures = stableHash(`${seed}:pictures`) % 4
    return {
      review_id: `r${stableHash(seed)}`,
      text: weak ? text : `${text}${selling}这点很满意。`,
      pictures: Array.from({ length: pictures }, (_, at) =>
        pictureId(KINDS.indexOf(kind), seed, at),
      ),
      score: weak ? 3 : 4 + (stableHash(`${seed}:score`) % 2),
      createdAt: FIRST_DAY + (stableHash(`${seed}:day`) % 240) * DAY_MS,
    }
  })
  const good = reviews.filter(({ score }) => score > 3).length
  return { positivePercent: Math.round((good / count) * 1000) / 10, reviews }
}
