import type { Db } from '../db/database.ts'
import type { Config } from '../kernel/config.ts'
import { writeRefreshToken } from './refresh-token.ts'
import type { SignInCall } from './sign-in-call.ts'

export interface TokenAnswer {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  /** For programs and pages of other origins, which hold no cookie. */
  refresh_token?: string
}

/** `__Host-` binds the cookie to this very origin; browsers take that prefix on https only. */
export const refreshCookieName = ({ publicOrigin }: Config) =>
  publicOrigin.startsWith('https:') ? '__Host-omc_refresh' : 'omc_refresh'

/** Unused for the idle time it ends, and after the longest time in any case. */
export const expiryOf = ({ sessionIdleMs, sessionMaxMs }: Config, now: Date, createdAt: Date) =>
  new Date(Math.min(now.getTime() + sessionIdleMs, createdAt.getTime() + sessionMaxMs))

/** A new session; never an old one under a new name. @source reliability §1.4 (7.2.4) */
export async function openSession({ db, services, now, request }: SignInCall, userId: number) {
  const expiresAt = expiryOf(services.config, now, now)
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      refreshed_at: now,
      access_valid_from: now,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      user_agent: request.userAgent,
      remote_address: request.remoteAddress,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, expiresAt }
}

/** Ends sessions for good and closes their sockets once that is committed. */
export async function endSessions(
  context: Pick<SignInCall, 'db' | 'now' | 'services' | 'afterCommit'>,
  ids: readonly string[],
  why: string,
) {
  if (ids.length === 0) return
  await markEnded(context.db, ids, { now: context.now, why })
  for (const id of ids) context.afterCommit(() => context.services.broadcast.endSession(id))
}

async function markEnded(db: Db, ids: readonly string[], { now, why }: { now: Date; why: string }) {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
}

export function setRefreshCookie(
  { services, answer }: SignInCall,
  session: { id: string; generation: number; expiresAt: Date },
) {
  const { config, keys } = services
  const value = writeRefreshToken(keys, { sessionId: session.id, generation: session.generation })
  answer.cookies.push({ name: refreshCookieName(config), value, expiresAt: session.expiresAt })
}

/** The refresh token, for programs that store it without a cookie. */
export const keptToken = (
  { services }: Pick<SignInCall, 'services'>,
  session: { id: string; generation: number },
): string =>
  writeRefreshToken(services.keys, { sessionId: session.id, generation: session.generation })

export function clearRefreshCookie({ services, answer }: SignInCall) {
  answer.cookies.push({
    name: refreshCookieName(services.config),
    value: '',
    expiresAt: new Date(0),
  })
}

export async function accessAnswer(
  { tokens }: Pick<SignInCall['services'], 'tokens'>,
  session: { userId: number; sessionId: string },
  at: Date,
): Promise<TokenAnswer> {
  const { token, expiresInS } = await tokens.issue(session, at)
  return { access_token: token, token_type: 'Bearer', expires_in: expiresInS }
}
