import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { rowFailure, type RowFailure } from '../jsonapi/batch.ts'
import { actorOf, type Context } from '../jsonapi/context.ts'
import { action, type AnyAction, type Resource } from '../jsonapi/resource.ts'
import { Closed } from '../jsonapi/schema.ts'
import { notFound, problem } from '../kernel/problem.ts'
import { later } from './ledger/ledger-settings.ts'

const ACTS = ['keep', 'release'] as const
type Act = (typeof ACTS)[number]

/**
 * Declares `claim` of a content family: who was handed a content for review keeps it for another
 * lease, or lets it go for others.
 *
 * @source screens: gaps, 3
 */
export const claimAction = (rows: Resource): AnyAction =>
  action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:review',
    summary:
      'Keeps a content that was handed out for review for another lease, or lets it go; 409 hold_ended for everybody but its holder',
    input: Closed({
      act: T.Enum([...ACTS], {
        type: 'string',
        description: 'keep: hold it for another lease; release: others may take it at once',
      }),
    }),
    output: { kind: 'record' },
    run: (context, { id, input }) => holdContent(context, rows, { id, act: input.act }),
  })

/**
 * A hold whose time is over is still its holder's, until somebody else takes the content.
 *
 * @throws Problem 404 `not_found` for a content that the caller does not see
 * @throws Problem 409 `hold_ended` unless the content awaits review and is the caller's
 */
async function holdContent(
  context: Context,
  resource: Resource,
  { id, act }: { id: number; act: Act },
) {
  const now = await context.services.databaseNow(context.db)
  const { userId } = actorOf(context)
  const seen = sql`t.id = ${id} and t.deleted_at is null and ${resource.scope(actorOf(context))}`
  const found = await sql`select from ${sql.table(resource.table)} t where ${seen}`.execute(
    context.db,
  )
  if (found.rows.length === 0) throw notFound(resource.label)
  const claim =
    act === 'keep'
      ? { claimed_by: userId, claimed_until: later(now, context.services.config.leaseMs) }
      : { claimed_by: null, claimed_until: null }
  const { rows } = await sql`update ${sql.table(resource.table)} t
    set claimed_by = ${claim.claimed_by}, claimed_until = ${claim.claimed_until}
    where ${seen} and t.claimed_by = ${userId} and t.status = 'processed' returning t.id`.execute(
    context.db,
  )
  if (rows.length === 0) throw problem('hold_ended')
  await context.audit({
    operation: `${resource.type}.claim`,
    subjectType: resource.type,
    subjectIds: [id],
    after: claim,
  })
  return { id }
}

/** Rows of a decision that somebody else holds for review at this moment, each with its refusal. */
export async function heldByOthers(
  context: Context,
  resource: Resource,
  ids: readonly (number | string)[],
): Promise<RowFailure[]> {
  const now = await context.services.databaseNow(context.db)
  const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(resource.table)} t
    where t.id = any(${[...ids]}::bigint[]) and ${resource.scope(actorOf(context))}
      and t.claimed_until > ${now}
      and t.claimed_by <> ${actorOf(context).userId}`.execute(context.db)
  return rows.map(({ id }) => rowFailure(id, says('held_by_another')))
}
