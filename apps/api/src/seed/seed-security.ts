import type { Db } from '../db/database.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

const HOUR_MS = 3_600_000

/** Ids of demo people at the stand-in provider. */
const OUTSIDE: Readonly<Record<string, string>> = {
  operator: 's1733626119',
  manager: 's2126352352',
  creator: 's3948110066',
  vip: 's1493347570',
}

const VIEWS = [
  {
    resource: 'carry_contents',
    name: '待处理',
    settings: { filter: { status: 'fetched' }, sort: '-updated_at' },
  },
  {
    resource: 'carry_contents',
    name: '可发布',
    settings: { filter: { status: 'checked' }, sort: '-updated_at' },
  },
  { resource: 'studio_accounts', name: '即将到期', settings: { sort: 'expires_at' } },
]

/** Sign-ins of the last days, for the audit trail. */
const SIGN_INS = [
  { username: 'manager', hoursAgo: 2, address: '10.20.0.11' },
  { username: 'operator', hoursAgo: 3, address: '10.20.0.24' },
  { username: 'operator2', hoursAgo: 5, address: '10.30.0.7' },
  { username: 'auditor', hoursAgo: 22, address: '10.20.0.31' },
  { username: 'creator', hoursAgo: 26, address: '10.20.0.45' },
  { username: 'operator2', hoursAgo: 29, address: '10.30.0.7' },
] as const

/** Views of both teams, the first rows of the audit trail, and links to the provider. */
export async function seedSecurity(
  db: Db,
  { teams, users }: SeededPeople,
  { config, now }: Pick<SeedDeps, 'config' | 'now'>,
) {
  const views = Object.values(teams).flatMap((business_team_id) =>
    VIEWS.map(({ settings, ...view }, position) => ({
      ...view,
      business_team_id,
      kind: 'team' as const,
      settings: JSON.stringify(settings),
      position,
      user_id: null,
      role: null,
      created_at: now,
      updated_at: now,
    })),
  )
  await db.insertInto('views').values(views).execute()
  await seedSignIns(db, { teams, users }, now)
  const provider = new URL(config.sandboxUrl).host
  const identities = Object.entries(OUTSIDE).flatMap(([username, outside_id]) => {
    const user = users.get(username)
    if (!user) return []
    const business_team_id = teams[user.team]
    return [{ business_team_id, user_id: user.id, provider, outside_id, created_at: now }]
  })
  await db.insertInto('outside_identities').values(identities).execute()
}

async function seedSignIns(db: Db, { teams, users }: SeededPeople, now: Date) {
  const rows = SIGN_INS.flatMap(({ username, hoursAgo, address }) => {
    const user = users.get(username)
    if (!user) return []
    return [
      {
        business_team_id: teams[user.team],
        user_id: user.id,
        operation: 'auth.login',
        subject_type: 'users',
        subject_ids: [String(user.id)],
        after: JSON.stringify({ address, user_agent: 'Mozilla/5.0' }),
        reason: null,
        created_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
      },
    ]
  })
  await db.insertInto('audit_events').values(rows).execute()
}
