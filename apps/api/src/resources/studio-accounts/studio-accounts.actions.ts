import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import type { PublishBy } from '../../db/publishing-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Config } from '../../kernel/config.ts'
import { notFound } from '../../kernel/problem.ts'
import { delayRange } from '../../workflows/delay-range.ts'
import { ofNamedTeam, TEAM_NAME } from '../../workflows/select-options.ts'

const SELECT_LIMIT = 100

export async function getSelect(
  context: Context,
  { query }: { query: { search?: string; platform?: string; business_team_id?: string } },
) {
  const pattern = `%${(query.search ?? '').replace(/[\\%_]/g, (c) => `\\${c}`)}%`
  const { rows } = await sql<{
    id: number
    nickname: string
    uid: string
    platform: string
    avatar: string
    team_name: string
  }>`
    select t.id, t.nickname, t.uid, t.platform, t.avatar, ${TEAM_NAME} as team_name
    from studio_accounts t
    where ${ownOrTeam(actorOf(context))} and t.deleted_at is null and t.visiable
      and ${ofNamedTeam(query)}
      and (t.nickname ilike ${pattern} or t.uid ilike ${pattern})
      and (${query.platform ?? null}::text is null or t.platform = ${query.platform ?? null})
    order by t.nickname, t.id limit ${SELECT_LIMIT}`.execute(context.db)
  return rows.map(({ id, nickname, ...row }) => ({
    id: String(id),
    label: nickname || row.uid,
    ...row,
  }))
}

interface InfoRow {
  id: number
  uid: string
  nickname: string
  avatar: string
  platform: string
  title_zh: string
  title_en: string
  frame_url: string
  enabled: boolean
  day_task_count: number
  platform_settings: { delay_range?: unknown }
  cooldown_until: Date | null
  queue_ended_why: string | null
  by_status: Record<string, number>
  day_publish_count: number
  device_id: number | null
  device_kind: PublishBy | null
  device_name: string | null
  device_no: string | null
  device_user_id: number | null
  lease_expires_at: Date | null
}

export async function getPublishInfo(
  context: Context,
  { query }: { query: { uid: string; platform?: string } },
) {
  const { services, now } = context
  const actor = actorOf(context)
  const { rows } = await sql<InfoRow>`
    select t.id, t.uid, t.nickname, t.avatar, t.platform, t.day_task_count, t.platform_settings, t.cooldown_until,
      t.queue_ended_why, c.title_zh, c.title_en, c.frame_url, c.enabled,
      d.id as device_id, d.kind as device_kind, d.name as device_name, d.device_no, d.user_id as device_user_id, l.expires_at as lease_expires_at,
      (select coalesce(jsonb_object_agg(s.status, s.n), '{}') from (
        select q.status, count(*)::int as n from publish_contents q
        where q.studio_account_id = t.id and q.deleted_at is null group by q.status) s) as by_status,
      (select count(*)::int from publish_attempts p where p.studio_account_id = t.id and p.state = 'published'
        and p.settled_at >= date_trunc('day', ${now}::timestamptz at time zone t.timezone) at time zone t.timezone)
        as day_publish_count
    from studio_accounts t
    join channels c on c.name = t.platform
    left join account_leases l on l.studio_account_id = t.id and l.expires_at > ${now}
    left join devices d on d.id = l.device_id and d.released_at is null
    where t.uid = ${query.uid} and (${query.platform ?? null}::text is null or t.platform = ${query.platform ?? null})
      and t.deleted_at is null and ${ownOrTeam(actor)}
    order by t.business_team_id = ${actor.teamId} desc, t.id limit 1`.execute(context.db)
  const row = rows[0]
  if (!row) throw notFound(THINGS.studioAccount)
  const { by_status: byStatus } = row
  return {
    id: String(row.id),
    uid: row.uid,
    nickname: row.nickname,
    avatar: row.avatar,
    platform: row.platform,
    channel: {
      name: row.platform,
      title_zh: row.title_zh,
      title_en: row.title_en,
      frame_url: row.frame_url,
      frame_origin: new URL(row.frame_url).origin,
      enabled: row.enabled,
    },
    queue: {
      left: (byStatus.queued ?? 0) + (byStatus.waiting ?? 0),
      by_status: byStatus,
    },
    lease: leaseOf(row, actor),
    limits: limitsOf(row, services.config),
    cooldown_until: row.cooldown_until?.toISOString() ?? null,
    ended_why: row.queue_ended_why,
  }
}

function limitsOf(row: InfoRow, config: Config) {
  const [delayMin, delayMax] = delayRange(row.platform_settings.delay_range)
  return {
    day_task_count: row.day_task_count,
    day_publish_count: row.day_publish_count,
    delay_min_s: delayMin,
    delay_max_s: delayMax,
    lease_ms: config.leaseMs,
    heartbeat_ms: config.heartbeatMs,
    failure_wait_ms: config.failureWaitMs,
    upload_wait_ms: config.uploadWaitMs,
    empty_wait_ms: config.emptyWaitMs,
  }
}

/** Holder of the account; the device's number is shown to its own person only. */
function leaseOf(row: InfoRow, { userId }: Actor) {
  if (row.device_id === null) return null
  const mine = row.device_user_id === userId
  return {
    device_id: String(row.device_id),
    kind: row.device_kind ?? 'browser',
    device_name: row.device_name ?? '',
    device_no: mine ? row.device_no : null,
    expires_at: row.lease_expires_at?.toISOString() ?? '',
    mine,
  }
}
