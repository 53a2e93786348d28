import { sql } from 'kysely'
import type { LedgerWork } from '../../workflows/ledger/ledger-work.ts'
import { CHANNEL_SERVES, isStanding } from '../../workflows/ledger/server-standing.ts'
import type { AskedAccount } from '../studio/find-accounts.ts'

/** An account that the server publishes for. */
export type ServerAccount = AskedAccount & {
  /** Setting of the account: the pause between two posts. */
  delayRange: unknown
}

/**
 * Accounts `t` with channel `c` that the server may publish for: both say so, and sign-in and
 * permission are good. Whatever is missing means no.
 */
const may = (
  now: Date,
) => sql<boolean>`t.publish_by = 'server' and t.deleted_at is null and t.visiable
  and ${isStanding(now)} and c.enabled and ${CHANNEL_SERVES}`

const COLUMNS = sql`t.id, t.business_team_id as "teamId", t.user_id as "userId", t.platform, t.uid, t.nickname,
  t.platform_settings->'delay_range' as "delayRange"`

/** A live lease on `t`, of any device or of one kind. */
const leased = (now: Date, kind = sql`true`) =>
  sql<boolean>`exists (select 1 from account_leases l join devices d on d.id = l.device_id
    where l.studio_account_id = t.id and l.expires_at > ${now} and d.released_at is null and ${kind})`

/** Accounts with something to publish that nobody executes for now. */
export const dueAccounts = ({ db, now }: LedgerWork): Promise<ServerAccount[]> =>
  rowsOf(
    sql<ServerAccount>`select ${COLUMNS} from studio_accounts t join channels c on c.name = t.platform
      where ${may(now)} and t.queue_ended_at is null and not ${leased(now)}
        and exists (select 1 from publish_contents q where q.studio_account_id = t.id
          and q.deleted_at is null and q.status in ('queued', 'waiting'))
      order by t.id`.execute(db),
  )

/** Those of the accounts that the server may go on with. */
export const stillServed = async (
  { db, now }: LedgerWork,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await rowsOf(
    sql<{ id: number }>`select t.id from studio_accounts t join channels c on c.name = t.platform
      where t.id = any(${[...ids]}::bigint[]) and ${may(now)}`.execute(db),
  )
  return new Set(rows.map(({ id }) => id))
}

/** An open remote command for an account of the server. */
export interface ServerCommand extends ServerAccount {
  commandId: number
  command: string
  issuedBy: number
  /** Why the server may not publish for the account now; null when it may. */
  mayNot: 'no-permission' | 'not-connected' | null
}

/** Remote commands that wait for the server: nobody else is connected, or the server is. */
export const openCommands = ({ db, now }: LedgerWork): Promise<ServerCommand[]> =>
  rowsOf(
    sql<ServerCommand>`select ${COLUMNS}, m.id as "commandId", m.command, m.issued_by as "issuedBy",
        case when ${may(now)} then null when not t.permitted then 'no-permission' else 'not-connected' end as "mayNot"
      from commands m join studio_accounts t on t.id = m.studio_account_id join channels c on c.name = t.platform
      where m.phase = 'issued' and m.expires_at > ${now} and t.publish_by = 'server' and t.deleted_at is null
        and (not ${leased(now)} or ${leased(now, sql`d.kind = 'server'`)})
      order by m.id limit 100`.execute(db),
  )

const rowsOf = async <R>(result: Promise<{ rows: R[] }>): Promise<R[]> => (await result).rows
