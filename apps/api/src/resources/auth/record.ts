import { sql } from 'kysely'
import type { Context } from '../../jsonapi/context.ts'
import type { Person } from './find-person.ts'

/**
 * The audit row of a call that nobody has to be known for; one statement, which writes nothing when
 * the person is unknown, so that time does not tell who exists.
 */
export async function record(
  { db, request, now }: Context,
  person: Person | undefined,
  operation: string,
) {
  const after = JSON.stringify({ address: request.remoteAddress, user_agent: request.userAgent })
  await sql`insert into audit_events (business_team_id, user_id, operation, subject_type, subject_ids, after, created_at)
    select u.business_team_id, u.id, ${operation}, 'users', array[u.id::text], ${after}::jsonb, ${now}
    from users u where u.id = ${person?.id ?? 0}`.execute(db)
}
