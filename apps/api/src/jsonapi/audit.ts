import type { Db } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import type { AuditEntry } from './context.ts'

/** Writes who did what, in the transaction of the write itself. @source reliability T19 */
export async function auditInto(
  db: Db,
  { actor, now }: { actor: Actor | undefined; now: Date },
  entry: AuditEntry,
): Promise<number> {
  if (!actor) throw new Error('a write without an actor cannot be audited')
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
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const toJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
