import { readRefreshToken } from '../../auth/refresh-token.ts'
import {
  accessAnswer,
  endSessions,
  openSession,
  refreshCookieName,
  setRefreshCookie,
  type TokenAnswer,
} from '../../auth/sessions.ts'
import type { Context } from '../../jsonapi/context.ts'

/** Opens a session for a person who has proved who they are. */
export async function enter(context: Context, userId: number): Promise<TokenAnswer> {
  const { services, now } = context
  await endReplaced(context)
  const { id: sessionId, expiresAt } = await openSession(context, userId)
  setRefreshCookie(context, { id: sessionId, generation: 0, expiresAt })
  return accessAnswer(services, { userId, sessionId }, now)
}

/** A browser holds one session: the one its cookie named before ends with the new one. */
async function endReplaced(context: Context) {
  const { config, keys } = context.services
  const before = readRefreshToken(keys, context.request.cookies[refreshCookieName(config)] ?? '')
  if (before) await endSessions(context, [before.sessionId], 'replaced')
}
