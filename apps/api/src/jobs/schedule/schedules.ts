import { cleanUp } from './clean-up.ts'
import type { Schedule } from './schedule.ts'
import { teamsWithAccounts, teamsWithLogins, teamsWithSources } from './teams-with.ts'

/**
 * All work that starts by itself. One line each: a name that never changes, when (minute, hour,
 * day, month, weekday in Asia/Shanghai), and a kind of the task table with the teams it is for, or
 * work of the server. Publishing plans of accounts are rows of `plans`, not lines here.
 *
 * @source domain: jobs, notices, events
 */
export const SCHEDULES: readonly Schedule[] = [
  {
    name: 'watched-sources',
    cron: '15 */2 * * *',
    kind: 'spider_sources',
    teams: teamsWithSources,
    input: { watched: true },
  },
  { name: 'logins', cron: '5 7 * * *', kind: 'look_at_logins', teams: teamsWithLogins },
  { name: 'accounts', cron: '25 */4 * * *', kind: 'check_accounts', teams: teamsWithAccounts },
  { name: 'team-orders', cron: '40 */6 * * *', kind: 'sync_team_orders', teams: teamsWithAccounts },
  { name: 'today-report', cron: '20 * * * *', kind: 'today_report', teams: teamsWithAccounts },
  {
    name: 'daily-statistics',
    cron: '10 0 * * *',
    kind: 'daily_statistics',
    teams: teamsWithAccounts,
  },
  { name: 'gold-ranks', cron: '35 6 * * *', kind: 'sync_gold_ranks', teams: teamsWithAccounts },
  {
    name: 'windmill-crowds',
    cron: '45 6 * * *',
    kind: 'sync_windmill_crowds',
    teams: teamsWithAccounts,
  },
  { name: 'clean-up', cron: '50 * * * *', work: cleanUp },
]
