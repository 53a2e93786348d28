import { ACCOUNT_HOLDS } from '@omc/core/ledger'
import { sql } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, IdsOf, Instant, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { queueHolds as holdsOf } from '../../workflows/ledger/queue-holds.ts'

const MAX_IDS = 100

/** Why queues stand still: what the server would answer to a claim, and who there is to claim. */
export const holdActions = {
  queue_holds: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'account:read',
    summary:
      'Why the queues of accounts do not go on now, what a person ends before what time ends; login, permission and an ended queue stand in the accounts. Without ids: accounts with items to publish, at most 500',
    query: Closed({ ids: T.Optional(IdsOf('studio_accounts', MAX_IDS)) }),
    output: {
      kind: 'data',
      schema: T.Array(
        Closed({
          id: Id,
          holder: Nullable(Closed({ kind: OneOf('browser', 'server'), mine: T.Boolean() })),
          holds: T.Array(
            Closed({
              why: OneOf(...ACCOUNT_HOLDS),
              until: Nullable(Instant),
              in_ms: Nullable(Count),
            }),
          ),
        }),
      ),
    },
    run: queueHolds,
  }),
}

const HAS_ITEMS = sql<boolean>`exists (select 1 from publish_contents q
  where q.studio_account_id = t.id and q.deleted_at is null and q.status in ('queued', 'waiting'))`

async function queueHolds(context: Context, { query }: { query: { ids?: string[] } }) {
  const { db, services } = context
  const now = await services.databaseNow(db)
  const asked = query.ids ? sql<boolean>`t.id = any(${query.ids.map(Number)}::bigint[])` : HAS_ITEMS
  const accounts = await holdsOf(db, now, sql<boolean>`${ownOrTeam(actorOf(context))} and ${asked}`)
  const { userId } = actorOf(context)
  return accounts.map(({ id, holds, holder }) => ({
    id: String(id),
    holder: holder && { kind: holder.kind, mine: holder.userId === userId },
    holds: holds.map(({ why, until }) => ({
      why,
      until: until?.toISOString() ?? null,
      in_ms: until && Math.max(0, until.getTime() - now.getTime()),
    })),
  }))
}
