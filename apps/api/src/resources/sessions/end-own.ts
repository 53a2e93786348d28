import { THINGS } from '@omc/core/problems'
import { clearRefreshCookie, endSessions } from '../../auth/sessions.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { notFound } from '../../kernel/problem.ts'

const living = ({ db, now, actor }: Context) =>
  db
    .selectFrom('sessions')
    .select(['id', 'number'])
    .where('user_id', '=', actor?.userId ?? 0)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)

/** @throws Problem 404 for a session that is somebody else's or has ended */
export async function endOwn(context: Context, { id }: { id: number }): Promise<undefined> {
  const session = await living(context).where('number', '=', id).executeTakeFirst()
  if (!session) throw notFound(THINGS.session)
  await endSessions(context, [session.id], 'ended_by_person')
  await audit(context, 'sessions.end', [session.number])
  if (session.id === actorOf(context).sessionId) clearRefreshCookie(context)
  return undefined
}

export async function endOthers(context: Context) {
  const others = await living(context).where('id', '!=', actorOf(context).sessionId).execute()
  await endSessions(
    context,
    others.map(({ id }) => id),
    'ended_by_person',
  )
  await audit(
    context,
    'sessions.end_others',
    others.map(({ number }) => number),
  )
  return { ended_sessions: others.length }
}

const audit = (context: Context, operation: string, numbers: readonly number[]) =>
  context.audit({ operation, subjectType: 'sessions', subjectIds: numbers })
