import { can, ROLE_PERMISSIONS, ROLES, rowScope } from '@omc/acl'
import { says, type Saying } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isLead } from '../../workflows/is-lead.ts'
import { writeNotice, type Notice } from '../../workflows/notify.ts'

/** A notice and its id. */
export interface Told {
  notice: Notice
  id: number
}

interface Webhook {
  business_team_id: number
  webhook_id: number
}

type Words = Pick<Notice, 'action'> & { message: Saying }

/**
 * Tells those who may edit a webhook that the server has switched it off. What happens meanwhile is
 * kept by the database, to be replayed. Where nobody of the team may, its leads hear whom to ask.
 */
export async function tellSwitchedOff(
  db: Db,
  { business_team_id: teamId, webhook_id: webhookId }: Webhook,
  now: Date,
): Promise<Told[]> {
  const { name } = await db
    .selectFrom('webhooks')
    .select('name')
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow()
  const { editors, leads } = await findReaders(db, teamId)
  const edit: Words = {
    message: says('webhook_switched_off.message', { name }),
    action: `/setting/team?tab=webhooks&peek=${webhookId}`,
  }
  const ask: Words = { message: says('webhook_switched_off.ask', { name }), action: null }
  const told: Told[] = []
  for (const [people, words] of [[editors, edit] as const, [leads, ask] as const])
    for (const { id: userId, business_team_id } of people) {
      const notice: Notice = {
        teamId: business_team_id,
        userId,
        source: 'system',
        level: 'error',
        title: says('webhook_switched_off'),
        ...words,
        jobId: null,
      }
      told.push({ notice, id: await writeNotice(db, notice, now) })
    }
  return told
}

interface Reader {
  id: number
  business_team_id: number
  roles: string[]
  admin: boolean
  is_lead: boolean
}

const EDITING_ROLES = ROLES.filter((role) => ROLE_PERMISSIONS[role].includes('webhook:edit'))

/** @returns `leads` is empty where somebody of the team may edit its webhooks */
async function findReaders(db: Db, teamId: number) {
  const { rows: people } = await sql<Reader>`
    select u.id, u.business_team_id, u.roles, u.full_access as admin, ${isLead(teamId)} as is_lead
    from users u
    where u.disabled_at is null and u.deleted_at is null
      and (u.business_team_id = ${teamId} or u.full_access or u.roles && ${[...EDITING_ROLES]}::text[])
    order by u.id`.execute(db)
  const isOfTeam = (person: Reader) => person.business_team_id === teamId
  const editors = people.filter(
    (person) =>
      can(person, 'webhook:edit') && (isOfTeam(person) || rowScope(person) === 'all-teams'),
  )
  return { editors, leads: editors.some(isOfTeam) ? [] : people.filter(({ is_lead }) => is_lead) }
}
