import { profileOf } from '../accounts/profile.ts'
import type { AnyPlatform } from '../platforms.ts'
import { stableHash, stablePick } from '../stable-hash.ts'
import { CATEGORIES } from './kinds.ts'
import { AREAS, CREATOR_TAGS } from './phrases.ts'

const AUTHORS = 300
const CREATORS = 400
const ACCOUNTS = 12
const MEMBERS = 40

const ids = (count: number, idAt: (place: number) => string): string[] =>
  Array.from({ length: count }, (_, place) => idAt(place))

/** The authors of a platform that are found without knowing their id. */
export const authorIds = ({ feedPrefix }: AnyPlatform): string[] =>
  ids(AUTHORS, (place) => `${feedPrefix}${100_000 + place}`)

export const creatorIds = ({ feedPrefix }: AnyPlatform): string[] =>
  ids(CREATORS, (place) => `d${feedPrefix}${20_000 + place}`)

/** The accounts that the login of the gateway gives access to. */
export const accountIds = ({ feedPrefix }: AnyPlatform): string[] =>
  ids(ACCOUNTS, (place) => `${feedPrefix}${70_010 + place * 7}`)

export const memberIds = ({ feedPrefix }: AnyPlatform): string[] =>
  ids(MEMBERS, (place) => `${feedPrefix}${90_100 + place * 3}`)

const focusOf = (id: string): string =>
  stablePick(`${id}:focus`, [CATEGORIES[0] ?? '', ...CATEGORIES.slice(1)])

/** An author as the platform shows it. */
export function authorOf(id: string) {
  const { nickname, avatarPath } = profileOf(id)
  const focus = focusOf(id)
  return {
    nickname,
    avatarPath,
    fans: 300 + Math.floor((stableHash(`${id}:fans`) % 1200) ** 2),
    summary: `专注${focus}，认真测评每一件好物。坐标${stablePick(`${id}:area`, AREAS)}，合作请私信。`,
  }
}

/** An outside creator as the platform's market shows it. */
export function creatorOf(id: string) {
  const { nickname, avatarPath } = profileOf(id)
  const [first, ...more] = stablePick(`${id}:tags`, CREATOR_TAGS)
  const videos = stableHash(`${id}:videos`) % 46
  return {
    nickname,
    avatarPath,
    category: focusOf(id),
    tags: [first, more[stableHash(`${id}:tag`) % more.length] ?? first],
    area: stablePick(`${id}:area`, AREAS),
    fans: 1000 + Math.floor((stableHash(`${id}:fans`) % 1400) ** 2),
    videos,
    views: videos * (500 + (stableHash(`${id}:views`) % 60_000)),
    rate: (stableHash(`${id}:rate`) % 1500) / 100,
  }
}
