import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { notFound, problem } from '../../jsonapi/problem.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'

/** A content made by hand: its account decides channel and names. */
export async function publishContentDefaults(context: Context, input: Record<string, unknown>) {
  const actor = actorOf(context)
  const { rows } = await sql<{ id: number; platform: string; nickname: string }>`
    select t.id, t.platform, t.nickname from studio_accounts t
    where t.uid = ${input.uid} and t.deleted_at is null and ${ownOrTeam(actor)} limit 1`.execute(
    context.db,
  )
  const account = rows[0]
  if (!account) throw notFound('工作室账号 / studio account')
  return {
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
const PAUSABLE: Record<string, readonly string[]> = {
  queued: ['paused', 'waiting'],
  paused: ['queued', 'waiting'],
}

/** @throws Problem 409 `item_held`, `not_allowed_move` */
export async function guardPublishContent(_context: Context, change: Change): Promise<void> {
  if (change.verb === 'create') return
  const status = String(change.before.status)
  if (HELD.has(status)) {
    throw problem(
      409,
      'item_held',
      '该内容正在发布或待核实，请稍后再改 / the item is being published or verified',
      {
        meta: { status },
      },
    )
  }
  if (change.verb === 'delete') return
  const { status: to } = change.values
  if (typeof to !== 'string' || to === status) return
  if (!PAUSABLE[to]?.includes(status)) {
    throw problem(409, 'not_allowed_move', `${status} → ${to} 不允许 / is not allowed`, {
      source: { pointer: '/data/attributes/status' },
    })
  }
  if (to === 'queued') Object.assign(change.values, { wait_until: null, wait_why: null })
}
