import { readRefreshToken } from '../../auth/refresh-token.ts'
import {
  accessAnswer,
  clearRefreshCookie,
  endSessions,
  expiryOf,
  keptToken,
  refreshCookieName,
  setRefreshCookie,
} from '../../auth/sessions.ts'
import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'

const signedOut = () => problem('signed_out.again')
const revoked = () => problem('session_revoked')

/**
 * Gives the next access and refresh token. The immediate predecessor answers with the same
 * successor for a short grace, because an answer can be lost and tabs can race; anything older
 * means that a copy is in use, and ends the session.
 *
 * @returns the token answer, or a refusal whose effect (the ended session, the cleared cookie) stays
 * @source reliability C7, T10
 */
export async function refreshToken(context: Context) {
  const { cookies } = context.request
  return renew(context, cookies[refreshCookieName(context.services.config)], 'cookie')
}

/** Place of the refresh token; its successor is returned in the same place. */
type Kept = 'cookie' | 'body'

/** The same for a refresh token stored by a program or a page of another origin. */
export const refreshByToken = (context: Context, token: string | undefined) =>
  renew(context, token, 'body')

async function renew(context: Context, text: string | undefined, kept: Kept) {
  const { db, services, now } = context
  const { config, keys } = services
  if (!text) return signedOut()
  const given = readRefreshToken(keys, text)
  const session = given && (await lockSession(context, given.sessionId))
  if (!given || !session) {
    if (kept === 'cookie') clearRefreshCookie(context)
    return signedOut()
  }
  const step = nextStep(given.generation, session, now.getTime() - config.refreshGraceMs)
  if (step === 'revoke') {
    if (kept === 'cookie') clearRefreshCookie(context)
    return revoke(context, session, given.generation)
  }

  const generation = step === 'rotate' ? session.refresh_generation + 1 : session.refresh_generation
  const expiresAt = expiryOf(config, now, session.created_at)
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: now,
      expires_at: expiresAt,
      ...(step === 'rotate' ? { refresh_generation: generation, refreshed_at: now } : {}),
    })
    .where('id', '=', given.sessionId)
    .execute()
  const next = { id: given.sessionId, generation, expiresAt }
  if (kept === 'cookie') setRefreshCookie(context, next)
  // After expireToken in the same millisecond the new token must still count.
  const issuedAt = new Date(Math.max(now.getTime(), session.access_valid_from.getTime()))
  const whose = { userId: session.user_id, sessionId: given.sessionId }
  const answer = await accessAnswer(services, whose, issuedAt)
  return kept === 'cookie' ? answer : { ...answer, refresh_token: keptToken(context, next) }
}

interface Session {
  id: string
  user_id: number
  business_team_id: number
  refresh_generation: number
  refreshed_at: Date
  access_valid_from: Date
  created_at: Date
}

function nextStep(
  given: number,
  { refresh_generation: current, refreshed_at }: Session,
  graceFromAt: number,
) {
  if (given === current) return 'rotate'
  if (given === current - 1 && refreshed_at.getTime() >= graceFromAt) return 'repeat'
  return 'revoke'
}

function lockSession({ db, now }: Context, id: string): Promise<Session | undefined> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.user_id',
      'u.business_team_id',
      's.refresh_generation',
      's.refreshed_at',
      's.access_valid_from',
      's.created_at',
    ])
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.disabled_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .forUpdate('s')
    .executeTakeFirst()
}

async function revoke(context: Context, session: Session, generation: number) {
  const { db, request, now } = context
  await endSessions(context, [session.id], 'refresh_reuse')
  await db
    .insertInto('audit_events')
    .values({
      business_team_id: session.business_team_id,
      user_id: session.user_id,
      operation: 'auth.refresh_reuse',
      subject_type: 'sessions',
      subject_ids: [session.id],
      after: JSON.stringify({
        generation,
        current: session.refresh_generation,
        address: request.remoteAddress,
      }),
      reason: null,
      created_at: now,
    })
    .execute()
  return revoked()
}
