import { isRecord, parseJson } from './json.ts'
import type { Actor } from './ports.ts'

/** The identifiers string of a connection; always the same text for the same actor. */
export const encodeActor = ({ user_id, team_id, session_id, roles, admin }: Actor): string =>
  JSON.stringify({ user_id, team_id, session_id, roles, admin })

/** Reads an identifiers string back; `null` when it is not one of ours. */
export function parseActor(text: string): Actor | null {
  const raw = parseJson(text)
  if (!isRecord(raw)) return null
  const { user_id, team_id, session_id, roles, admin } = raw
  if (typeof user_id !== 'string' || typeof team_id !== 'string') return null
  if (typeof session_id !== 'string' || typeof admin !== 'boolean') return null
  if (!Array.isArray(roles) || !roles.every((role) => typeof role === 'string')) return null
  return { user_id, team_id, session_id, roles, admin }
}
