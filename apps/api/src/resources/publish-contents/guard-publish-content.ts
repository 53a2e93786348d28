import { personMoves } from '@omc/core/ledger'
import type { Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import type { Row } from '../../jsonapi/statements.ts'
import { problem } from '../../kernel/problem.ts'
import { isWithdrawn } from '../../workflows/ledger/withdraw.ts'
import { isInQueue, refuseQueuedSince, refuseStranded, startAgain } from './queue-again.ts'
import { recordOn } from './record-on.ts'
import { isJudged, refuseUnfit } from './refuse-unfit.ts'

/** States in which an executor may hold the item: nothing about it may change under its hands. */
const HELD = new Set(['claimed', 'submitting', 'unknown', 'needs_human'])
/** States that only an undo brings an item back to, and from where. */
const UNDONE: Readonly<Record<string, readonly string[]>> = {
  waiting: ['paused', 'queued'],
  refused: ['queued'],
}
/** What an item does after the move: it stands still, or its turn comes. */
const STANDS_STILL = new Set(['paused', 'refused'])

type Update = Extract<Change, { verb: 'update' }>

/**
 * @throws Problem 409 `item_held`, `not_allowed_move`, `content_withdrawn`, `already_queued`; 422
 *   `rule_broken`
 */
export async function guardPublishContent(context: Context, change: Change): Promise<void> {
  if (change.verb === 'create') return refuseUnfit(context, change.values)
  const status = String(change.before.status)
  if (HELD.has(status)) throw problem('item_held', {}, { meta: { status } })
  if (comesBack(change)) {
    await refuseStranded(context, change.before)
    if (isInQueue(status)) await refuseQueuedSince(context, change.before)
  }
  if (change.verb === 'restore') await refuseWithdrawn(context, change.id)
  if (change.verb !== 'update') return
  const { status: to } = change.values
  if (needsFit(status, change.values))
    await refuseUnfit(context, { ...change.before, ...change.values })
  if (typeof to === 'string' && to !== status) await guardMove(context, change, { status, to })
}

/** Out of the trash, by a person or by an undo. */
const comesBack = (change: Exclude<Change, { verb: 'create' }>): boolean =>
  change.verb === 'restore' || (change.verb === 'update' && change.values.deleted_at === null)

/** The parts of a new try fit the channel; an undo may bring back why an item was refused. */
const needsFit = (status: string, values: Row): boolean =>
  values.status !== 'refused' &&
  (isJudged(values) || (status === 'refused' && values.status === 'queued'))

async function guardMove(
  context: Context,
  { id, before, values }: Update,
  { status, to }: { status: string; to: string },
) {
  const isAllowed =
    personMoves(status).some((one) => one === to) || UNDONE[to]?.includes(status) === true
  if (!isAllowed) {
    throw problem(
      'not_allowed_move',
      { from: status, to },
      { source: { pointer: '/data/attributes/status' } },
    )
  }
  if (!STANDS_STILL.has(to)) await refuseWithdrawn(context, id)
  if (status === 'refused') {
    await refuseStranded(context, { ...before, status: to })
    await refuseQueuedSince(context, before)
  }
  if (to === 'queued') Object.assign(values, startAgain(status, values))
  await recordOn(context, STANDS_STILL.has(to) ? 'paused' : 'resumed', id, before)
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
