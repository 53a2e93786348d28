import { endSessions } from '../../auth/sessions.ts'
import type { Context } from '../../jsonapi/context.ts'

/** Ends a person's sessions except one. @returns the number ended */
export async function endSessionsOf(
  context: Context,
  userId: number,
  { why, but }: { why: string; but?: string },
): Promise<number> {
  const living = await context.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', context.now)
    .execute()
  const ids = living.map(({ id }) => id).filter((id) => id !== but)
  await endSessions(context, ids, why)
  return ids.length
}
