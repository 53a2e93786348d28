import { rememberDevice } from '../../auth/known-devices.ts'
import { readRefreshToken } from '../../auth/refresh-token.ts'
import {
  accessAnswer,
  endSessions,
  keptToken,
  openSession,
  refreshCookieName,
  setRefreshCookie,
  type TokenAnswer,
} from '../../auth/sessions.ts'
import type { Context } from '../../jsonapi/context.ts'

/**
 * Opens a session for a person who has proved who they are. With `offline` the client keeps the
 * refresh token itself, and no cookie is set.
 */
export async function enter(
  context: Context,
  userId: number,
  { offline = false } = {},
): Promise<TokenAnswer> {
  const { services, now } = context
  if (offline) {
    const { id: sessionId } = await openSession(context, userId)
    const answer = await accessAnswer(services, { userId, sessionId }, now)
    return { ...answer, refresh_token: keptToken(context, { id: sessionId, generation: 0 }) }
  }
  await endReplaced(context)
  const { id: sessionId, expiresAt } = await openSession(context, userId)
  setRefreshCookie(context, { id: sessionId, generation: 0, expiresAt })
  await rememberDevice(context, userId)
  return accessAnswer(services, { userId, sessionId }, now)
}

/** A browser holds one session: the one its cookie named before ends with the new one. */
async function endReplaced(context: Context) {
  const { config, keys } = context.services
  const before = readRefreshToken(keys, context.request.cookies[refreshCookieName(config)] ?? '')
  if (before) await endSessions(context, [before.sessionId], 'replaced')
}
