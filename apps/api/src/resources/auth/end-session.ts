import { clearRefreshCookie, endSessions } from '../../auth/sessions.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'

/** Ends the session on the server and closes its sockets. @source reliability §1.4 (7.4.1) */
export async function logout(context: Context): Promise<undefined> {
  const { sessionId } = actorOf(context)
  await endSessions(context, [sessionId], 'logout')
  await context.audit({
    operation: 'auth.logout',
    subjectType: 'sessions',
    subjectIds: [sessionId],
  })
  clearRefreshCookie(context)
  return undefined
}

/** From now on the access tokens given so far answer 402, while the session lives. */
export async function expireToken(context: Context) {
  const { sessionId } = actorOf(context)
  await context.db
    .updateTable('sessions')
    .set({ access_valid_from: new Date(context.now.getTime() + 1) })
    .where('id', '=', sessionId)
    .execute()
  await context.audit({
    operation: 'auth.expire_token',
    subjectType: 'sessions',
    subjectIds: [sessionId],
  })
  return { expired: true }
}
