import type { ContentStatus } from '@omc/core'
import { sql } from 'kysely'
import { findRows } from '../../jsonapi/batch.ts'
import { trashRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { notFound } from '../../kernel/problem.ts'
import { moveContents } from '../../workflows/move-contents.ts'
import { Statistics, statistics } from '../../workflows/statistics.ts'
import { studioContentRows } from '../studio-contents/studio-content-rows.ts'
import { studioAccountRows } from './studio-account-rows.ts'

export interface AccountRow {
  id: number
  business_team_id: number
  user_id: number | null
  platform: string
  uid: string
  nickname: string
  category: string
}

/** The account, locked, if the caller can see it. @throws Problem 404 */
export async function lockAccount(context: Context, id: number): Promise<AccountRow> {
  const { rows } = await findRows<AccountRow>(context, studioAccountRows, [String(id)])
  const [account] = rows
  if (!account) throw notFound(studioAccountRows.label)
  return account
}

/** The contents of one account: every other content is not there for its calls. */
const contentsOf = (accountId: number): Resource => ({
  ...studioContentRows,
  scope: (actor) =>
    sql<boolean>`(${studioContentRows.scope(actor)} and t.studio_account_id = ${accountId})`,
})

interface StatusInput {
  ids: string[]
  status: ContentStatus
  reason?: string
}

/** Moves chosen contents of an account. @source resources §4 (batch content status) */
export async function batchContentStatus(
  context: Context,
  { id, input }: { id: number; input: StatusInput },
) {
  await lockAccount(context, id)
  return moveContents(context, contentsOf(id), {
    operation: 'studio_accounts.batch_content_status',
    ...input,
  })
}

interface AllInput {
  from: ContentStatus
  status: ContentStatus
  reason?: string
}
/** Contents that one call moves; the answer says how many are left. */
const AT_ONCE = 500

/** Moves all contents of an account in one status, oldest first. */
export async function setContentStatus(
  context: Context,
  { id, input }: { id: number; input: AllInput },
) {
  await lockAccount(context, id)
  const contents = contentsOf(id)
  const { rows } = await sql<{ id: string }>`
    select t.id::text as id from studio_contents t
    where t.status = ${input.from} and ${contents.scope(actorOf(context))}
    order by t.created_at, t.id limit ${AT_ONCE}`.execute(context.db)
  const answer = await moveContents(context, contents, {
    operation: 'studio_accounts.set_content_status',
    ids: rows.map((row) => row.id),
    ...input,
  })
  const left = await sql<{ n: number }>`
    select count(*)::int as n from studio_contents t
    where t.status = ${input.from} and ${contents.scope(actorOf(context))}`.execute(context.db)
  return { ...answer, left_count: left.rows[0]?.n ?? 0 }
}

/** Moves contents of an account to the trash, all or those of one status. */
export async function clearContents(
  context: Context,
  { id, query }: { id: number; query: { status?: ContentStatus } },
) {
  await lockAccount(context, id)
  const chosen = query.status === undefined ? sql`true` : sql`t.status = ${query.status}`
  return trashRows(context, {
    operation: 'studio_accounts.clear_contents',
    resource: studioContentRows,
    where: sql<boolean>`t.studio_account_id = ${id} and ${chosen}`,
  })
}

/** The same for contents generated from own images and texts. */
export async function clearCreativeContents(context: Context, { id }: { id: number }) {
  await lockAccount(context, id)
  return trashRows(context, {
    operation: 'studio_accounts.clear_creative_contents',
    resource: studioContentRows,
    where: sql<boolean>`t.studio_account_id = ${id} and t.creative`,
  })
}

const COUNTED = {
  groups: ['status', 'source', 'category', 'content_type'],
  sums: {
    play_count: 't.play_count',
    like_count: 't.like_count',
    collect_count: 't.collect_count',
    comment_count: 't.comment_count',
  },
}
const COUNTED_CREATIVE = { groups: ['status', 'studio_account_id', 'category'] }

export const AccountStatistics = Statistics(COUNTED)
export const CreativeContentStatistics = Statistics(COUNTED_CREATIVE)

/** Contents of one account in groups and by day, with their figures. */
export async function accountStatistics(
  context: Context,
  { id, query }: { id: number; query: Record<string, unknown> },
) {
  await lockAccount(context, id)
  return statistics(context, contentsOf(id), {
    ...COUNTED,
    on: 'created_at',
    query,
  })
}

/** Contents generated from own images and texts, over all accounts. */
export const creativeContentStatistics = (
  context: Context,
  { query }: { query: Record<string, unknown> },
) =>
  statistics(context, studioContentRows, {
    ...COUNTED_CREATIVE,
    on: 'created_at',
    where: sql<boolean>`t.creative`,
    query,
  })
