import { sql, type RawBuilder } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { TEAM_NAME } from '../../workflows/select-options.ts'
import { DAY_COUNTED, QUEUED } from '../studio-accounts/account-filters.ts'
import { matchAccounts, type Candidate, type Unassigned } from './match-accounts.ts'

export const MatchAnswer = Closed({
  matched: T.Array(
    Closed({
      id: Id,
      studio_account_id: Id,
      uid: T.String(),
      nickname: T.String(),
      platform: T.String(),
      why: OneOf('category', 'platform'),
      room: Nullable(
        T.Integer({ description: 'posts that fit into the account’s day; null = no cap' }),
      ),
    }),
  ),
  unmatched: T.Array(Closed({ id: Id, why: OneOf('not_found', 'no_platform', 'no_room') })),
  accounts: T.Array(
    Closed({
      id: Id,
      uid: T.String(),
      nickname: T.String(),
      platform: T.String(),
      category: T.String(),
      day_task_count: T.Integer(),
      used_count: Count,
      business_team_id: Id,
      team_name: T.String(),
    }),
    { description: 'every account that may take contents, with what its day holds before' },
  ),
})

interface Query {
  ids?: string[]
  platform?: string
}
type AccountRow = Omit<Candidate, 'room' | 'teamId'> & {
  business_team_id: number
  uid: string
  nickname: string
  team_name: string
  cap: number
  used: number
}

/** Contents looked at when none are named. */
const NEXT = 50

/** A family of contents, and which of them wait for an account; `t` is the row. */
interface Family {
  resource: Pick<Resource, 'table' | 'scope'>
  waiting: RawBuilder<unknown>
}

/**
 * Proposes accounts for contents without one: by platform, category and what is left of each
 * account's day. Nothing is changed; the operation of the family that assigns takes the proposals.
 */
export async function batchMatchAccount(
  context: Context,
  family: Family,
  { query: { ids, platform } }: { query: Query },
) {
  const { contents, missing } = ids
    ? await namedContents(context, family, ids)
    : { contents: await nextContents(context, family), missing: [] }
  return proposeAccounts(context, { contents, missing, platform })
}

interface Wanted {
  contents: readonly Unassigned[]
  /** Ids that the caller named and cannot see. */
  missing: readonly string[]
  platform: string | undefined
}

/** Accounts of the caller for contents of one family, with the reason and the room of each. */
async function proposeAccounts(context: Context, { contents, missing, platform }: Wanted) {
  const accounts = await accountsWithRoom(context, platform)
  const candidates = accounts.map(({ business_team_id: teamId, cap, used, ...account }) => ({
    ...account,
    teamId,
    room: cap === 0 ? Infinity : Math.max(0, cap - used),
  }))
  const { matched, unmatched } = matchAccounts(contents, candidates)
  const byId = new Map(candidates.map((account) => [account.id, account]))
  return {
    matched: matched.flatMap(({ contentId, accountId, why }) => {
      const account = byId.get(accountId)
      if (!account) return []
      const { uid, nickname, room } = account
      const base = {
        id: String(contentId),
        studio_account_id: String(accountId),
        uid,
        nickname,
        why,
      }
      return [{ ...base, platform: account.platform, room: Number.isFinite(room) ? room : null }]
    }),
    unmatched: [
      ...missing.map((id) => ({ id, why: 'not_found' as const })),
      ...unmatched.map(({ contentId, why }) => ({ id: String(contentId), why })),
    ],
    accounts: accounts.map(({ id, uid, nickname, category, cap, used, ...account }) => ({
      id: String(id),
      uid,
      nickname,
      platform: account.platform,
      category,
      day_task_count: cap,
      used_count: used,
      business_team_id: String(account.business_team_id),
      team_name: account.team_name,
    })),
  }
}

interface ContentRow {
  id: number
  business_team_id: number
  channel: string
  category: string
}
const toUnassigned = ({
  id,
  business_team_id: teamId,
  channel,
  category,
}: ContentRow): Unassigned => ({
  id,
  teamId,
  channel,
  category,
})

async function namedContents(context: Context, { resource }: Family, ids: readonly string[]) {
  const { rows } = await sql<ContentRow>`
    select t.id, t.business_team_id, t.channel, t.category from ${sql.table(resource.table)} t
    where t.id = any(${[...ids]}::bigint[]) and t.deleted_at is null
      and ${resource.scope(actorOf(context))}`.execute(context.db)
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return {
    contents: ids.flatMap((id) => byId.get(id) ?? []).map(toUnassigned),
    missing: ids.filter((id) => !byId.has(id)),
  }
}

async function nextContents(
  context: Context,
  { resource, waiting }: Family,
): Promise<Unassigned[]> {
  const { rows } = await sql<ContentRow>`
    select t.id, t.business_team_id, t.channel, t.category from ${sql.table(resource.table)} t
    where t.deleted_at is null and ${waiting}
      and ${resource.scope(actorOf(context))}
    order by t.updated_at, t.id limit ${NEXT}`.execute(context.db)
  return rows.map(toUnassigned)
}

/** Accounts with the contents sent today, waiting in the queue, and assigned but not queued yet. */
async function accountsWithRoom({ db, actor }: Context, platform: string | undefined) {
  if (!actor) return []
  const { rows } = await sql<AccountRow>`
    select t.id, t.business_team_id, t.platform, t.category, t.uid, t.nickname,
      ${TEAM_NAME} as team_name, t.day_task_count as cap,
      ((${sql.raw(DAY_COUNTED)}) + (${sql.raw(QUEUED)})
      + (select count(*) from creator_contents c where c.studio_account_id = t.id and c.deleted_at is null
          and c.status not in ('rejected', 'deleted') and not exists (
            select 1 from publish_contents q where q.family = 'creator' and q.content_id = c.id
              and q.studio_account_id = t.id and q.deleted_at is null))
      + (select count(*) from carry_contents c where c.assigned_account_id = t.id and c.deleted_at is null
          and c.status not in ('published', 'rejected', 'deleted') and not exists (
            select 1 from publish_contents q where q.family = 'carry' and q.content_id = c.id
              and q.studio_account_id = t.id and q.deleted_at is null)))::int as used
    from studio_accounts t
    where t.deleted_at is null and t.visiable and t.queue_ended_at is null and ${ownOrTeam(actor)}
      and (${platform ?? null}::text is null or t.platform = ${platform ?? null})
    order by t.id`.execute(db)
  return rows
}
