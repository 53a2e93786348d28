import { HOUR_MS } from '../calendar.ts'
import { stableHash, stablePick } from '../chance/stable-hash.ts'
import { HINTS } from '../goods/phrases.ts'

const GROWING_HOURS = 72
/** A post whose id does not say when it was made is taken to be a week old. */
const OLD_HOURS = 168
const SERIAL_DIGITS = 4

/** The feed id of a post: when it was made stands in it, and a number that tells it from others. */
export const feedIdOf = (feedPrefix: string, at: number, serial: number): string => {
  const made = `${at}${String(serial % 10 ** SERIAL_DIGITS).padStart(SERIAL_DIGITS, '0')}`
  return `${feedPrefix}${stableHash(made) % 90}${made}`
}

/** When the post of a feed id was made, in epoch ms; undefined when the id does not say. */
export function madeAt(feedId: string): number | undefined {
  const digits = /^\d{1,4}(\d{13})\d{4}$/.exec(feedId)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Figures of a post. */
export type PostFigures = {
  readonly pv_count: number
  readonly like_count: number
  readonly collect_count: number
  readonly comment_count: number
}

/** Figures of a post: they grow by the hour for three days after it was made and then stand. */
export function figuresOfPost(feedId: string, now: number): PostFigures {
  const at = madeAt(feedId)
  const ageHours = at === undefined ? OLD_HOURS : Math.max(0, (now - at) / HOUR_MS)
  const grown = Math.min(1, Math.floor(ageHours) / GROWING_HOURS)
  const views = Math.floor((100 + (stableHash(`${feedId}:views`) % 900) ** 1.6) * grown)
  const share = (use: string, least: number, span: number): number =>
    Math.floor((views * (least + (stableHash(`${feedId}:${use}`) % span))) / 1000)
  return {
    pv_count: views,
    like_count: share('like', 15, 60),
    collect_count: share('collect', 5, 30),
    comment_count: share('comment', 1, 12),
  }
}

/** A channel's advice for a post. */
export const hintsOfPost = (feedId: string): string[] => [
  ...new Set([stablePick(`${feedId}:hint`, HINTS), stablePick(`${feedId}:more`, HINTS)]),
]
