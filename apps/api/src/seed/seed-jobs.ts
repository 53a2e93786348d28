import { says } from '@omc/core/problems'
import { keepNothing, keepSaying } from '../kernel/kept-saying.ts'
import { userIdOf, type Desk } from './seed-desk.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const DURATION_MS = 95_000

/** Background work of the last days; what has no person was started by its schedule. */
const JOBS = [
  { kind: 'today_report', hoursAgo: 1, count: 24 },
  {
    kind: 'spider_sources',
    hoursAgo: 2,
    count: 18,
    by: 'operator',
    input: { watched: true },
  },
  { kind: 'carry_contents.batch_to_publish', hoursAgo: 4, count: 42, by: 'manager' },
  { kind: 'collect_materials', hoursAgo: 5, count: 12, by: 'operator', isFailed: true },
  { kind: 'sync_pool_items', hoursAgo: 7, count: 60, by: 'operator' },
  { kind: 'check_accounts', hoursAgo: 9, count: 24 },
  { kind: 'make_materials', hoursAgo: 11, count: 31, by: 'creator' },
  { kind: 'sync_gold_ranks', hoursAgo: 16, count: 140 },
  { kind: 'sync_windmill_crowds', hoursAgo: 17, count: 9 },
  { kind: 'daily_statistics', hoursAgo: 20, count: 24 },
  { kind: 'sync_daren_list', hoursAgo: 27, count: 40, by: 'manager' },
  { kind: 'sync_team_orders', hoursAgo: 30, count: 75 },
] as const satisfies readonly Entry[]

interface Entry {
  kind: string
  hoursAgo: number
  count: number
  by?: string
  isFailed?: boolean
  input?: object
}

/** Lists that people exported more than a week ago: the files are gone, and can be made again. */
const EXPORTS = [
  { by: 'admin', resource: 'carry_publishes', name: '发布记录', rows: 412, daysAgo: 9 },
  { by: 'admin', resource: 'studio_accounts', name: '账号', rows: 48, daysAgo: 12 },
  { by: 'manager', resource: 'carry_contents', name: '内容', rows: 655, daysAgo: 8 },
  { by: 'operator', resource: 'carry_materials', name: '素材', rows: 120, daysAgo: 10 },
] as const
const KEPT_DAYS = 7
const BYTES_A_ROW = 148

/** Ended background jobs and exported files of a team. */
export async function seedJobs(desk: Desk) {
  await desk.db
    .insertInto('jobs')
    .values(JOBS.map((job) => jobRow(desk, job)))
    .execute()
  const own = EXPORTS.filter(({ by }) => desk.people.users.get(by)?.team === desk.team)
  if (own.length === 0) return
  await desk.db
    .insertInto('exports')
    .values(own.map((one) => exportRow(desk, one)))
    .execute()
}

function jobRow(desk: Desk, { kind, hoursAgo, count, by, isFailed = false, input = {} }: Entry) {
  const begun = before(desk, hoursAgo)
  const ended = new Date(begun.getTime() + DURATION_MS)
  return {
    business_team_id: desk.teamId,
    user_id: userIdOf(desk, by),
    kind,
    state: isFailed ? ('failed' as const) : ('done' as const),
    input: JSON.stringify(input),
    done_count: isFailed ? Math.floor(count / 2) : count,
    total_count: count,
    ...(isFailed
      ? keepSaying('error', says('channel_unreachable', { channel: 'douyin' }))
      : keepNothing('error', null)),
    result: isFailed ? null : JSON.stringify({ count }),
    tries: isFailed ? 3 : 1,
    created_at: begun,
    started_at: begun,
    finished_at: ended,
    updated_at: ended,
  }
}

function exportRow(desk: Desk, { by, resource, name, rows, daysAgo }: (typeof EXPORTS)[number]) {
  const at = before(desk, daysAgo * DAY_HOURS)
  const gone = before(desk, (daysAgo - KEPT_DAYS) * DAY_HOURS)
  return {
    business_team_id: desk.teamId,
    user_id: userIdOf(desk, by) ?? 0,
    job_id: null,
    resource,
    format: 'xlsx' as const,
    filter: JSON.stringify({}),
    file_name: `${name}-${at.toISOString().slice(0, 10)}.xlsx`,
    file_key: null,
    row_count: rows,
    byte_count: rows * BYTES_A_ROW,
    expires_at: gone,
    removed_at: gone,
    created_at: at,
    updated_at: at,
  }
}

const before = ({ deps }: Desk, hours: number) => new Date(deps.now.getTime() - hours * HOUR_MS)
