import { randomBytes } from 'node:crypto'
import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { keepSaying } from '../../kernel/kept-saying.ts'
import { isLead } from '../../workflows/is-lead.ts'

interface NewPerson {
  username: string
  fullName: string
  phoneNumber: string | null
  avatar?: string
  passwordHash: string
  /** Undefined: a team of their own. */
  teamId: number | undefined
  now: Date
}

/**
 * Makes an account without roles, in a team or in a new one of its own. It can do what everybody
 * can; roles come from somebody who leads the team, or from a site administrator.
 */
export async function makePerson(
  db: Db,
  person: NewPerson,
): Promise<{ id: number; teamId: number }> {
  const { username, fullName, now } = person
  const teamId = person.teamId ?? (await makeTeam(db, fullName || username, now))
  const { id } = await db
    .insertInto('users')
    .values({
      business_team_id: teamId,
      username,
      full_name: fullName,
      phone_number: person.phoneNumber,
      avatar: person.avatar ?? '',
      password_hash: person.passwordHash,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, teamId }
}

async function makeTeam(db: Db, owner: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('business_teams')
    .values({
      name: `${owner}的团队`,
      team_key: `t-${randomBytes(6).toString('hex')}`,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Names that differ only in case are taken: people would confuse them. Trashed ones stay taken. */
export async function isTaken(db: Db, column: 'username' | 'phone_number', value: string) {
  const { rows } = await sql`
    select from users where lower(${sql.ref(column)}) = lower(${value}) limit 1`.execute(db)
  return rows.length > 0
}

/** Notifies the leads of the team of a new member. */
export async function tellLeads(
  db: Db,
  { teamId, joined, now }: { teamId: number; joined: string; now: Date },
) {
  const title = keepSaying('title', says('member_joined'))
  const message = keepSaying('message', says('member_joined.message', { name: joined }))
  const action = `/setting/user?q=${encodeURIComponent(joined)}`
  await sql`insert into system_notices (business_team_id, user_id, source, level, action, created_at, updated_at,
      title, title_code, title_params, message, message_code, message_params)
    select u.business_team_id, u.id, 'system', 'info', ${action}, ${now}, ${now},
      ${title.title}, ${title.title_code}, ${title.title_params}::jsonb,
      ${message.message}, ${message.message_code}, ${message.message_params}::jsonb
    from users u where ${isLead(teamId)}`.execute(db)
}
