import type { Db } from '../database.ts'
import { ACCOUNTS, type AccountText } from './demo-accounts.ts'
import { DEMO_TEAMS, type TeamKey } from './demo-people.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

export interface SeededAccount extends AccountText {
  id: number
  team: TeamKey
  teamId: number
  ownerId: number | null
}

const DAY_MS = 86_400_000

/** Publishing accounts; their secrets are made up and sealed in the place of their row. */
export async function seedAccounts(
  db: Db,
  people: SeededPeople,
  deps: SeedDeps,
): Promise<SeededAccount[]> {
  const wanted = DEMO_TEAMS.flatMap(({ key }) =>
    ACCOUNTS[key].map((text) => ({
      ...text,
      team: key,
      teamId: people.teams[key],
      ownerId: (text.owner === undefined ? undefined : people.users.get(text.owner)?.id) ?? null,
    })),
  )
  const rows = await db
    .insertInto('studio_accounts')
    .values(wanted.map((account, i) => toRow(account, i, deps)))
    .returning(['id', 'uid', 'platform', 'business_team_id'])
    .execute()
  return wanted.map((account) => ({
    ...account,
    id: rows.find((row) => row.uid === account.uid && row.platform === account.platform)?.id ?? 0,
  }))
}

function toRow(account: Omit<SeededAccount, 'id'>, i: number, { keys, config, now }: SeedDeps) {
  const { platform, uid, nickname, category, fans, gapS, teamId, ownerId } = account
  const place = `studio_accounts/${teamId}/${platform}/${uid}`
  const setAt = new Date(now.getTime() - (i + 2) * DAY_MS)
  return {
    business_team_id: teamId,
    user_id: ownerId,
    platform,
    uid,
    nickname,
    category,
    username: `${platform}_${uid}`,
    email: `${uid}@example.com`,
    avatar: `${config.sandboxUrl}/avatars/${uid}.svg`,
    homepage: `${config.sandboxUrl}/?platform=${platform}&uid=${uid}`,
    secret_sealed: keys.seal(`demo-secret-${uid}`, `${place}/secret`),
    secret_set_at: setAt,
    cookies_sealed: keys.seal(`sid=demo-${uid}`, `${place}/cookies`),
    cookies_set_at: setAt,
    expires_at: new Date(now.getTime() + (i % 5 === 4 ? 2 : 30 + i) * DAY_MS),
    fans_count: fans,
    remark: i % 4 === 0 ? '重点账号' : '',
    day_task_count: 20,
    publish_channels: [platform],
    gh_pic_publish_delay: platform === 'guangguang' ? 60 : null,
    publish_gap_s: gapS,
    created_at: new Date(now.getTime() - (60 - i) * DAY_MS),
    updated_at: new Date(now.getTime() - i * 3_600_000),
  }
}
