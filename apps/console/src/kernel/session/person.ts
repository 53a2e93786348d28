import type { AclSession } from '@omc/acl'
import { isRecord } from '../data/is-record.ts'

/** Signed-in person as the console stores it. @source console spec §3, user session */
export type Person = AclSession & {
  readonly id: string
  readonly username: string
  readonly fullName: string
  readonly avatar: string
  readonly teamName: string
  readonly teamId: string
  /** Key that others enter to join the team. */
  readonly teamKey: string
  readonly settings: Readonly<Record<string, unknown>>
}

export type PersonResult =
  | { readonly tag: 'ok'; readonly person: Person }
  | { readonly tag: 'malformed'; readonly field: string }

/**
 * Reads the answer of `users.get_info`.
 *
 * The answer is malformed if a present name or picture is no text, or if present roles are no list.
 *
 * @source console spec §5, user info
 */
export function parsePerson(raw: unknown): PersonResult {
  if (!isRecord(raw)) return { tag: 'malformed', field: 'data' }
  for (const field of ['username', 'avatar']) {
    if (raw[field] && typeof raw[field] !== 'string') return { tag: 'malformed', field }
  }
  if (raw['roles'] && !Array.isArray(raw['roles'])) return { tag: 'malformed', field: 'roles' }
  const roles = texts(raw['roles'])
  const admin = raw['admin'] === true
  const username = text(raw['username'])
  return {
    tag: 'ok',
    person: {
      admin,
      roles,
      // If absent, the permissions follow from the roles.
      ...(Array.isArray(raw['permissions']) && { permissions: texts(raw['permissions']) }),
      id: text(raw['id']),
      username,
      fullName: text(raw['full_name']) || username,
      avatar: text(raw['avatar']),
      teamName: text(raw['teamname']),
      teamId: text(raw['teamid']),
      teamKey: text(raw['teamkey']),
      settings: isRecord(raw['settings']) ? raw['settings'] : {},
    },
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
