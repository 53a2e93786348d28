import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { isLead } from '../../workflows/is-lead.ts'
import { writeNotice, type Notice } from '../../workflows/notify.ts'
import { findPersonNow } from '../person-now.ts'
import type { DuePlan } from './due-plan.ts'
import { PLANS_PAGE, type Told } from './tell-plan-failed.ts'

/** Why the person of a plan cannot run it any more. */
type Orphaned = 'person_gone' | 'account_lost' | 'account_deleted'

/** @returns undefined while the person of the plan is in its team and sees its account */
export async function whyOrphaned(db: Db, plan: DuePlan): Promise<Orphaned | undefined> {
  const person = await findPersonNow(db, plan.user_id)
  if (person?.teamId !== plan.business_team_id) return 'person_gone'
  const { rows } = await sql<{ is_deleted: boolean }>`
    select t.deleted_at is not null as is_deleted from studio_accounts t
    where t.id = ${plan.studio_account_id} and ${ownOrTeam(person)}`.execute(db)
  const [account] = rows
  if (!account) return 'account_lost'
  return account.is_deleted ? 'account_deleted' : undefined
}

interface Orphan {
  plan: DuePlan
  why: Orphaned
  now: Date
}

/** Switches a plan off that nobody can run, and tells those who can have it run again or make a new one. */
export async function switchOffOrphan(db: Db, { plan, why, now }: Orphan): Promise<Told[]> {
  await switchOff(db, { plan, why, now })
  const account = await db
    .selectFrom('studio_accounts')
    .select(['nickname', 'uid'])
    .where('id', '=', plan.studio_account_id)
    .executeTakeFirst()
  const said = { plan: plan.name, account: account?.nickname || account?.uid || '' }
  const told: Told[] = []
  for (const userId of await concerned(db, plan)) {
    const notice: Notice = {
      teamId: plan.business_team_id,
      userId,
      source: 'system',
      level: 'warning',
      title: says('plan_switched_off'),
      message: says(`plan_switched_off.${why}`, said),
      action: PLANS_PAGE,
      jobId: null,
    }
    told.push({ id: await writeNotice(db, notice, now), notice })
  }
  return told
}

/** The audit row names no person, and lets a lead undo the change. */
async function switchOff(db: Db, { plan: { id, business_team_id }, why, now }: Orphan) {
  const state = sql`jsonb_build_object('enabled', t.enabled, 'next_run_at', t.next_run_at, 'updated_at', t.updated_at)`
  await sql`
    with before as (select t.id, ${state} as state from plans t where t.id = ${id}),
    after as (
      update plans t set enabled = false, next_run_at = null, updated_at = ${now}
      where t.id = ${id} returning t.id, ${state} as state)
    insert into audit_events (business_team_id, operation, subject_type, subject_ids, after, changes, created_at)
    select ${business_team_id}, 'plans.update', 'plans', array[b.id::text], ${JSON.stringify({ why })}::jsonb,
      jsonb_build_array(jsonb_build_object('id', b.id::text, 'before', b.state, 'after', a.state)), ${now}
    from before b join after a using (id)`.execute(db)
}

/** The present person of the account, or the leads of the team where it has none. */
async function concerned(db: Db, plan: DuePlan): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_holder: boolean }>`
    select u.id, coalesce(u.id = a.user_id, false) as is_holder
    from users u left join studio_accounts a
      on a.id = ${plan.studio_account_id} and a.business_team_id = u.business_team_id
    where u.business_team_id = ${plan.business_team_id} and u.disabled_at is null and u.deleted_at is null
      and (u.id = a.user_id or ${isLead(plan.business_team_id)})
    order by u.id`.execute(db)
  const holder = rows.filter(({ is_holder }) => is_holder)
  return (holder.length > 0 ? holder : rows).map(({ id }) => id)
}
