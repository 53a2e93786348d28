import { DAY_MS } from '../calendar.ts'
import { stableHash } from '../chance/stable-hash.ts'
import { memberIds } from '../people/people.ts'
import { nameOf } from '../people/profile.ts'
import type { Platform } from '../platforms.ts'

/** Somebody who is bound to the team of a login, or was. */
export type Relation = {
  readonly relation_id: string
  readonly uid: string
  readonly nickname: string
  /** YYYY-MM-DD. */
  readonly bind_date: string
  readonly state: 'bound' | 'unbound'
}

const FIRST_DAY = Date.UTC(2024, 9, 1)

/** Creators bound to the team of a platform's login, and former ones. */
export const relationsOf = (row: Platform): Relation[] =>
  memberIds(row).map((uid) => ({
    relation_id: `r${uid}`,
    uid,
    nickname: nameOf(uid),
    bind_date: new Date(FIRST_DAY + (stableHash(`${uid}:bound`) % 365) * DAY_MS)
      .toISOString()
      .slice(0, 10),
    state: stableHash(`${uid}:state`) % 8 === 0 ? 'unbound' : 'bound',
  }))

/** Creators whose orders count for the team. */
export const boundUids = (row: Platform): string[] =>
  relationsOf(row)
    .filter(({ state }) => state === 'bound')
    .map(({ uid }) => uid)
