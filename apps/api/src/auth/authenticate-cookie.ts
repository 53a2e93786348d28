import type { Database } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import { toActor } from './authenticate.ts'
import type { Keys } from './keys.ts'
import { liveSession } from './live-session.ts'
import { readRefreshToken } from './refresh-token.ts'

/**
 * Authenticates the request of a picture by its session cookie: an `img` can send no header. Only
 * for calls that read; the cookie is SameSite=Strict, and nothing is rotated here.
 *
 * @returns undefined without a live session
 */
export async function authenticateCookie(
  { keys, database }: { keys: Keys; database: Database },
  cookie: string | undefined,
  now: Date,
): Promise<Actor | undefined> {
  const given = readRefreshToken(keys, cookie ?? '')
  if (!given) return undefined
  const found = await database.asServer((db) =>
    liveSession(db, { sessionId: given.sessionId, now }),
  )
  if (!found) return undefined
  const { refresh_generation: current } = found
  // The predecessor, too: a picture may be asked for while the cookie is being renewed.
  if (given.generation !== current && given.generation !== current - 1) return undefined
  return toActor(found, given.sessionId)
}
