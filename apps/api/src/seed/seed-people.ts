import { avatarPathOf, nameOf } from '@omc/demo-world'
import type { Keys } from '../auth/keys.ts'
import type { Passwords } from '../auth/passwords.ts'
import type { Db } from '../db/database.ts'
import { channelTokenPlace } from '../gateway/find-channel.ts'
import { DEMO_CHANNELS, DEMO_SOURCES } from './demo-channels.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_TEAMS, type TeamKey } from './demo-people.ts'

export interface SeedDeps {
  keys: Keys
  passwords: Pick<Passwords, 'hash'>
  config: { sandboxUrl: string; sandboxToken: string }
  now: Date
}

/** The ids that the further rows point to. */
export interface SeededPeople {
  teams: Readonly<Record<TeamKey, number>>
  users: ReadonlyMap<string, { id: number; team: TeamKey }>
}

/** Teams, people and channels: required for signing in and publishing. */
export async function seedPeople(db: Db, deps: SeedDeps): Promise<SeededPeople> {
  const teams = await insertTeams(db, deps.now)
  const users = await insertPeople(db, teams, deps)
  await insertChannels(db, deps)
  return { teams, users }
}

async function insertTeams(db: Db, now: Date): Promise<Record<TeamKey, number>> {
  const rows = await db
    .insertInto('business_teams')
    .values(
      DEMO_TEAMS.map(({ key, name }) => ({
        name,
        team_key: key,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(['id', 'team_key'])
    .execute()
  const idOf = (key: TeamKey) => rows.find((row) => row.team_key === key)?.id ?? 0
  return { xinghe: idOf('xinghe'), yuanshan: idOf('yuanshan') }
}

async function insertPeople(db: Db, teams: Record<TeamKey, number>, deps: SeedDeps) {
  // One hash for all: it is the same password, and a hash costs 20 ms.
  const password_hash = await deps.passwords.hash(DEMO_PASSWORD, [])
  const rows = await db
    .insertInto('users')
    .values(
      DEMO_PEOPLE.map((person, i) => ({
        business_team_id: teams[person.team],
        username: person.username,
        full_name: nameOf(person.username),
        phone_number: person.phoneNumber,
        avatar: deps.config.sandboxUrl + avatarPathOf(person.username),
        password_hash,
        roles: [...person.roles],
        full_access: person.fullAccess ?? false,
        created_at: deps.now,
        updated_at: new Date(deps.now.getTime() - i * 60_000),
      })),
    )
    .returning(['id', 'username'])
    .execute()
  const team = new Map(DEMO_PEOPLE.map((person) => [person.username, person.team]))
  return new Map(
    rows.map(({ id, username }) => [username, { id, team: team.get(username) ?? 'xinghe' }]),
  )
}

async function insertChannels(db: Db, { keys, config, now }: SeedDeps) {
  const rows = [...DEMO_CHANNELS, ...DEMO_SOURCES].map(
    ({ name, titleZh, titleEn, capabilities }) => ({
      name,
      title_zh: titleZh,
      title_en: titleEn,
      base_url: `${config.sandboxUrl}/gateway/v1`,
      // Nothing is published at a source, so it has no page to frame.
      frame_url: capabilities.publish ? `${config.sandboxUrl}/creator/${name}` : '',
      token_sealed: keys.seal(config.sandboxToken, channelTokenPlace(name)),
      token_set_at: now,
      created_at: now,
      updated_at: now,
      capabilities: JSON.stringify(capabilities),
    }),
  )
  await db
    .insertInto('channels')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
