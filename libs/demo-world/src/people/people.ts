import { stableHash, stablePick } from '../chance/stable-hash.ts'
import { AREAS, CREATOR_TAGS } from '../goods/phrases.ts'
import type { Platform } from '../platforms.ts'
import { CAST_ACCOUNTS, CAST_AUTHORS } from './cast.ts'
import { avatarPathOf, focusOf, nameOf } from './profile.ts'

const AUTHORS = 120
const CREATORS = 120
const ACCOUNTS = 12
const MEMBERS = 4

const ids = (count: number, idAt: (place: number) => string): string[] =>
  Array.from({ length: count }, (_, place) => idAt(place))

const known = new Map(CAST_AUTHORS.map((one) => [one.id, one]))

/** The authors of a platform that are found without knowing their id, the watched ones first. */
export const authorIds = ({ platform, feedPrefix }: Platform): string[] => [
  ...new Set([
    ...CAST_AUTHORS.filter((one) => one.platform === platform).map(({ id }) => id),
    ...ids(AUTHORS, (place) => `${feedPrefix}${100_000 + place}`),
  ]),
]

/** The outside creators of a platform's market. */
export const creatorIds = ({ feedPrefix }: Platform): string[] =>
  ids(CREATORS, (place) => `d${feedPrefix}${20_000 + place}`)

/** The accounts that a login of the platform gives access to: those of the demo teams, or invented ones. */
export function accountIds({ platform, feedPrefix }: Platform): string[] {
  const cast = CAST_ACCOUNTS.filter((one) => one.platform === platform).map(({ uid }) => uid)
  return cast.length > 0 ? cast : ids(ACCOUNTS, (place) => `${feedPrefix}${70_010 + place * 7}`)
}

/** The people who are bound to the team of a login, or once were. */
export const memberIds = ({ feedPrefix }: Platform): string[] =>
  ids(MEMBERS, (place) => `${feedPrefix}${90_100 + place * 3}`)

/** An author as the platform shows it. */
export function authorOf(id: string) {
  const focus = focusOf(id)
  const one = known.get(id)
  return {
    nickname: nameOf(id),
    avatarPath: avatarPathOf(id),
    category: focus,
    fans: one?.fans ?? 300 + Math.floor((stableHash(`${id}:fans`) % 1200) ** 2),
    summary:
      one?.summary ??
      `专注${focus}，认真测评每一件好物。坐标${stablePick(`${id}:area`, AREAS)}，合作请私信。`,
  }
}

/** An outside creator as the platform's market shows it. */
export function creatorOf(id: string) {
  const category = focusOf(id)
  const [first, ...more] = CREATOR_TAGS[TAGS_OF[category] ?? 0] ?? CREATOR_TAGS[0]
  const videos = stableHash(`${id}:videos`) % 46
  return {
    nickname: nameOf(id),
    avatarPath: avatarPathOf(id),
    category,
    tags: [first, more[stableHash(`${id}:tag`) % more.length] ?? first],
    area: stablePick(`${id}:area`, AREAS),
    fans: 1000 + Math.floor((stableHash(`${id}:fans`) % 1400) ** 2),
    videos,
    views: videos * (500 + (stableHash(`${id}:views`) % 60_000)),
    rate: (stableHash(`${id}:rate`) % 1500) / 100,
  }
}

/** Index of the row of tags that fits a category. */
const TAGS_OF: Readonly<Record<string, number>> = {
  女装: 0, 鞋靴: 0, 箱包: 0, 美妆: 1, 护肤: 1, 家居: 2, 食品: 3, 厨具: 3, 母婴: 4, 数码: 5, 运动: 6,
} // oxfmt-ignore
