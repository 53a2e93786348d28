import type { Db } from '../db/database.ts'
import type { Actor } from './actor.ts'
import type { AuditEntry } from './context.ts'
import { problem } from './problem.ts'

/** Writes who did what, in the transaction of the write itself. @source reliability T19 */
export async function auditInto(
  db: Db,
  actor: Actor | undefined,
  entry: AuditEntry,
): Promise<number> {
  if (!actor)
    throw problem(500, 'audit_without_actor', 'a write without an actor cannot be audited')
  const row = await db
    .insertInto('audit_events')
    .values({
      business_team_id: actor.teamId,
      user_id: actor.userId,
      operation: entry.operation,
      subject_type: entry.subjectType,
      subject_ids: entry.subjectIds.map(String),
      before: toJson(entry.before),
      after: toJson(entry.after),
      changes: toJson(entry.changes),
      reason: entry.reason ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
