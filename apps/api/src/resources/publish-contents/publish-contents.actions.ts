import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'
import { findAccount } from '../../workflows/find-account.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { recordEvent, type EventKind } from '../../workflows/ledger/record-event.ts'
import { isWithdrawn } from '../../workflows/ledger/withdraw.ts'

/** A content made by hand: its account decides channel and names. */
export async function publishContentDefaults(context: Context, input: Record<string, unknown>) {
  const actor = actorOf(context)
  const platform = typeof input.platform === 'string' ? input.platform : undefined
  const account = await findAccount(context, String(input.uid), platform)
  return {
    // The queue belongs to the account's team, no matter who adds items.
    business_team_id: account.business_team_id,
    studio_account_id: account.id,
    channel: account.platform,
    platform: account.platform,
    account_name: account.nickname,
    user_id: actor.userId,
    family: 'manual',
  }
}

/** States in which an executor may hold the item: nothing about it may change under its hands. */
const HELD = new Set(['claimed', 'submitting', 'unknown', 'needs_human'])
/** From where an item may come to a state. To `waiting` only an undo leads. */
const PAUSABLE: Record<string, readonly string[]> = {
  queued: ['paused', 'waiting'],
  paused: ['queued', 'waiting'],
  waiting: ['paused', 'queued'],
}

/** @throws Problem 409 `item_held`, `not_allowed_move`, `content_withdrawn` */
export async function guardPublishContent(context: Context, change: Change): Promise<void> {
  if (change.verb === 'create') return
  const status = String(change.before.status)
  if (HELD.has(status)) {
    throw problem(
      'item_held',
      {},
      {
        meta: { status },
      },
    )
  }
  if (change.verb === 'restore') await refuseWithdrawn(context, change.id)
  if (change.verb !== 'update') return
  const { status: to } = change.values
  if (typeof to !== 'string' || to === status) return
  if (!PAUSABLE[to]?.includes(status)) {
    throw problem(
      'not_allowed_move',
      { from: status, to },
      {
        source: { pointer: '/data/attributes/status' },
      },
    )
  }
  if (to !== 'paused') await refuseWithdrawn(context, change.id)
  if (to === 'queued') Object.assign(change.values, { wait_until: null, wait_why: null })
  await recordOn(context, to === 'paused' ? 'paused' : 'resumed', change.id, change.before)
}

async function refuseWithdrawn({ db }: Context, id: number): Promise<void> {
  const withdrawn = await db
    .selectFrom('publish_contents')
    .select('id')
    .where('id', '=', id)
    .where(isWithdrawn('publish_contents'))
    .executeTakeFirst()
  if (!withdrawn) return
  throw problem('content_withdrawn.trashed', {}, { source: { pointer: '/data/attributes/status' } })
}

/** The timeline starts with the item, whichever way it came into the queue. */
export const recordQueued = (context: Context, id: number, values: Record<string, unknown>) =>
  recordOn(context, 'queued', id, values)

const recordOn = async (
  context: Context,
  kind: EventKind,
  contentId: number,
  row: Record<string, unknown>,
) =>
  recordEvent(await ledgerWork(context), {
    kind,
    teamId: Number(row.business_team_id),
    accountId: Number(row.studio_account_id),
    uid: String(row.uid),
    contentId,
  })
