import { DAY_MS } from '../calendar.ts'
import { stableHash } from '../chance/stable-hash.ts'
import { CAST_ACCOUNTS, CAST_AUTHORS, CAST_PEOPLE } from './cast.ts'
import { inventFocus, inventName } from './names.ts'

/** A channel's profile of an account. */
export type Profile = {
  readonly uid: string
  readonly nickname: string
  /** Address path of the drawn avatar. */
  readonly avatarPath: string
  /** A category of the goods. */
  readonly category: string
  readonly followers: number
  readonly level: number
  /** Days its login is still good; below zero it has run out. */
  readonly validDays: number
}

const accounts = new Map(CAST_ACCOUNTS.map((one) => [one.uid, one]))
const authors = new Map(CAST_AUTHORS.map((one) => [one.id, one]))

/** The category of goods that a person writes about. */
export const focusOf = (id: string): string =>
  accounts.get(id)?.category ?? authors.get(id)?.category ?? inventFocus(id)

/** The name for an id: of an account, an author, a person by username, or somebody invented. */
export const nameOf = (id: string): string =>
  accounts.get(id)?.nickname ??
  authors.get(id)?.nickname ??
  CAST_PEOPLE.get(id) ??
  inventName(id, focusOf(id))

export const avatarPathOf = (id: string): string => `/avatars/${encodeURIComponent(id)}.svg`

/**
 * A believable profile for any uid; the same uid always is the same person.
 *
 * @source domain: channel gateway, account (verify, profile)
 */
export function profileOf(uid: string): Profile {
  const known = accounts.get(uid)
  return {
    uid,
    nickname: nameOf(uid),
    avatarPath: avatarPathOf(uid),
    category: focusOf(uid),
    followers: known?.followers ?? 800 + (stableHash(`${uid}:followers`) % 260_000),
    level: known?.level ?? 2 + (stableHash(`${uid}:level`) % 6),
    validDays: known?.validDays ?? 7 + (stableHash(`${uid}:valid`) % 50),
  }
}

/** When the login of a profile ends, in epoch ms: the same all day. */
export const expiresAt = ({ validDays }: Pick<Profile, 'validDays'>, now: number): number =>
  (Math.floor(now / DAY_MS) + validDays) * DAY_MS

/** Whether the login of a profile has run out. */
export const hasExpired = ({ validDays }: Pick<Profile, 'validDays'>): boolean => validDays < 0
