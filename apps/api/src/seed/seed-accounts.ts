import {
  avatarPathOf,
  CAST_ACCOUNTS,
  expiresAt,
  figuresOfPost,
  lastDays,
  ledOrdersOn,
  monthIncome,
  platformOf,
  recentPosts,
  type CastAccount,
} from '@omc/demo-world'
import type { Db } from '../db/database.ts'
import { keepTopicNames } from '../workflows/channel-topics.ts'
import { settingsOf, topicsFor } from './demo-account-settings.ts'
import { ACCOUNTS, type AccountLine } from './demo-accounts.ts'
import { DEMO_TEAMS, type TeamKey } from './demo-people.ts'
import type { SeededCategories } from './seed-categories.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

export interface SeededAccount extends CastAccount {
  id: number
  team: TeamKey
  teamId: number
  ownerId: number | null
  gapS: number
}

const DAY_MS = 86_400_000
const MONTH_DAYS = 30
/** Publishing accounts; their secrets are made up and sealed in the place of their row. */
export async function seedAccounts(
  db: Db,
  { people, categories }: { people: SeededPeople; categories: SeededCategories },
  deps: SeedDeps,
): Promise<SeededAccount[]> {
  const wanted = DEMO_TEAMS.flatMap(({ key }) =>
    ACCOUNTS[key].map((line) => accountOf(line, key, people)),
  )
  const rows = await db
    .insertInto('studio_accounts')
    .values(wanted.map((account, i) => toRow(account, i, { categories, deps })))
    .returning(['id', 'uid'])
    .execute()
  for (const account of wanted)
    await keepTopicNames(db, {
      channel: account.platform,
      topics: topicsFor(account),
      now: deps.now,
    })
  return wanted.map((account) => ({
    ...account,
    id: rows.find((row) => row.uid === account.uid)?.id ?? 0,
  }))
}

function accountOf([uid, owner, gapS]: AccountLine, team: TeamKey, people: SeededPeople) {
  const cast = CAST_ACCOUNTS.find((one) => one.uid === uid)
  if (!cast) throw new Error(`the demo world has no account ${uid}`)
  const ownerId = (owner === undefined ? undefined : people.users.get(owner)?.id) ?? null
  return { ...cast, team, teamId: people.teams[team], ownerId, gapS }
}

function toRow(
  account: Omit<SeededAccount, 'id'>,
  i: number,
  { categories, deps }: { categories: SeededCategories; deps: SeedDeps },
) {
  const { platform, uid, nickname, category, followers, gapS, team, teamId, ownerId } = account
  const { keys, config, now } = deps
  const place = `studio_accounts/${teamId}/${platform}/${uid}`
  const setAt = new Date(now.getTime() - (i + 2) * DAY_MS)
  return {
    business_team_id: teamId,
    user_id: ownerId,
    platform,
    uid,
    nickname,
    category,
    business_category_id: categories[team].get(category) ?? null,
    username: `${platform}_${uid}`,
    email: `${uid}@example.com`,
    avatar: config.sandboxUrl + avatarPathOf(uid),
    homepage: `${config.sandboxUrl}/?platform=${platform}&uid=${uid}`,
    secret_sealed: keys.seal(`demo-secret-${uid}`, `${place}/secret`),
    secret_set_at: setAt,
    cookies_sealed: keys.seal(`sid=demo-${uid}`, `${place}/cookies`),
    cookies_set_at: setAt,
    expires_at: new Date(expiresAt(account, now.getTime())),
    fans_count: followers,
    remark: i % 4 === 0 ? '重点账号' : '',
    day_task_count: 20,
    publish_channels: [platform],
    ...settingsOf(account, i, deps),
    publish_gap_s: gapS,
    ...standing(account, now),
    created_at: new Date(now.getTime() - (60 - i) * DAY_MS),
    updated_at: new Date(now.getTime() - i * 3_600_000),
  }
}

/** The platform's data of an account, and the month's figures of its posts and orders. */
function standing({ platform, uid, level }: Omit<SeededAccount, 'id'>, now: Date) {
  const row = platformOf(platform)
  const at = now.getTime()
  const posts = recentPosts(row, uid, at, MONTH_DAYS)
  const orders = lastDays(at, MONTH_DAYS).flatMap((day) => ledOrdersOn(row, uid, day, at))
  return {
    account_info: JSON.stringify({ level }),
    income_summary: JSON.stringify({
      income_yuan: monthIncome(row, uid, at),
      month_posts_count: posts.length,
    }),
    cps_summary: JSON.stringify({
      orders_count: orders.length,
      cps_yuan: monthIncome(row, uid, at),
    }),
    page_views: posts.reduce((sum, { feedId }) => sum + figuresOfPost(feedId, at).pv_count, 0),
  }
}
