import { accountHolds, type Hold, type HolderRun } from '@omc/core/ledger'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { PublishBy, RunningJob } from '../../db/publishing-tables.ts'
import { pacingColumns, pacingOf, type PacingRow } from './read-pacing.ts'
import { CHANNEL_SERVES, isStanding } from './server-standing.ts'

interface HoldRow extends PacingRow {
  id: number
  channel_enabled: boolean
  channel_serves: boolean
  awaits_resume: boolean
  is_stopped: boolean
  publish_by: PublishBy
  visiable: boolean
  holder_id: number | null
  holder_kind: PublishBy | null
  holder_user_id: number | null
  running: RunningJob | null
}

/** The device that holds an account; a device that the reader may not see counts as a browser's. */
export interface Holder {
  kind: PublishBy
  userId: number | null
}

export interface AccountHolds {
  id: number
  holds: Hold[]
  holder: Holder | null
}

/** Most accounts that are looked at. */
const MOST = 500

/**
 * Why the queues of accounts do not go on now: the rules of a claim, without one. Nothing is written.
 *
 * @param which  condition on the account `t`
 */
export async function queueHolds(
  db: Db,
  now: Date,
  which: RawBuilder<boolean>,
): Promise<AccountHolds[]> {
  const { rows } = await sql<HoldRow>`
    with a as (
      select t.*, (${now}::timestamptz at time zone t.timezone) as local_now,
        c.enabled as channel_enabled, ${CHANNEL_SERVES} as channel_serves,
        not ${isStanding(now)} or t.queue_ended_at is not null as is_stopped
      from studio_accounts t join channels c on c.name = t.platform
      where t.deleted_at is null and ${which}
      order by t.id limit ${MOST}
    )
    select a.id, a.channel_enabled, a.channel_serves, a.is_stopped, a.publish_by, a.visiable,
      a.resumed_life < (select omc_life()) as awaits_resume,
      l.device_id as holder_id, d.kind as holder_kind,
      d.user_id as holder_user_id, d.running,
      ${pacingColumns}
    from a
    left join account_leases l on l.studio_account_id = a.id and l.expires_at > ${now}
    left join devices d on d.id = l.device_id
    order by a.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    holds: accountHolds(factsOf(row), now),
    holder: holderOf(row),
  }))
}

const holderOf = (row: HoldRow): Holder | null =>
  row.holder_id === null ? null : { kind: kindOf(row), userId: row.holder_user_id }

const kindOf = ({ holder_kind: kind }: HoldRow): 'browser' | 'server' =>
  kind === 'server' ? 'server' : 'browser'

const factsOf = (row: HoldRow) => ({
  channelEnabled: row.channel_enabled,
  channelServes: row.channel_serves,
  awaitsResume: row.awaits_resume,
  isStopped: row.is_stopped,
  publishBy: row.publish_by,
  visible: row.visiable,
  holder: row.holder_id === null ? null : { kind: kindOf(row), run: holderRun(row) },
  pacing: pacingOf(row),
})

function holderRun({ holder_kind: kind, running }: HoldRow): HolderRun {
  if (kind === null) return 'unseen'
  if (running?.kind !== 'publish') return 'none'
  if (running.wait) return running.wait.why
  return running.paused ? 'paused' : 'going'
}
