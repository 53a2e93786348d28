import { says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import T from 'typebox'
import type { PlansTable } from '../../db/files-and-orders-tables.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import type { LedgerWork } from '../../workflows/ledger/ledger-work.ts'
import { recordEvent } from '../../workflows/ledger/record-event.ts'
import { reopenQueue } from '../../workflows/ledger/reopen-queue.ts'
import { isWithdrawn } from '../../workflows/ledger/withdraw.ts'
import type { Account } from '../../workflows/publish-matching.ts'
import { defineTask } from '../define-task.ts'
import { stepOnce } from '../job-result.ts'
import { JobRefused, type Step } from '../task.ts'
import { submitPlan } from './submit-plan.ts'

type Plan = Selectable<PlansTable>

/**
 * Runs a plan once: puts the planned number of matching contents into the account's queue, or opens
 * its queue again. The result is stored in the transaction of the work, so that a retry after a
 * crash adds nothing.
 *
 * @source domain: operations beyond the seeds (plans); publish ledger
 */
export const runPlan = defineTask({
  kind: 'run_plan',
  rows: '/carry/publish/list?tab=queue',
  title: { zh: '发布计划', en: 'Publish plan' },
  retryDelaysMs: [5000, 60_000],
  input: T.Object({ plan_id: T.Integer() }),
  async run(run) {
    const result = await stepOnce(run, async (one) => {
      const plan = await findPlan(one, run.input.plan_id)
      const account = await findAccount(one, plan)
      return plan.kind === 'submit'
        ? submitPlan({ step: one, work: workOf(one), plan, account })
        : openQueue(one, account)
    })
    await run.progress(1, 1)
    return result
  },
})

async function findPlan({ db }: Step, id: number): Promise<Plan> {
  const plan = await db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', id)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!plan) throw new JobRefused(says('plan_gone'))
  return plan
}

async function findAccount({ db, actor }: Step, plan: Plan): Promise<Account> {
  const { rows } = await sql<Account>`
    select t.id, t.business_team_id, t.uid, t.platform, t.nickname from studio_accounts t
    where t.id = ${plan.studio_account_id} and t.deleted_at is null and ${ownOrTeam(actor)} for update`.execute(
    db,
  )
  const account = rows[0]
  if (!account) throw new JobRefused(says('not_found.account'))
  return account
}

const workOf = ({ db, now, services, actor, announce, tell }: Step): LedgerWork => ({
  db,
  now,
  settings: services.config,
  userId: actor.userId,
  announce,
  tell,
})

/**
 * Reopens an ended queue; paused items wait their turn again, but for those whose content was
 * withdrawn: also once it has come back, a person lets them go on.
 */
async function openQueue(step: Step, account: Account) {
  const { db, now } = step
  await reopenQueue(workOf(step), account.id, 'plan')
  const resumed = await db
    .updateTable('publish_contents')
    .set({ status: 'queued', wait_until: null, wait_why: null, updated_at: now })
    .where('studio_account_id', '=', account.id)
    .where('status', '=', 'paused')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`wait_why is distinct from 'content_withdrawn'`)
    .where((where) => where.not(isWithdrawn('publish_contents')))
    .returning('id')
    .execute()
  for (const { id } of resumed)
    await recordEvent(workOf(step), {
      kind: 'resumed',
      teamId: account.business_team_id,
      accountId: account.id,
      uid: account.uid,
      contentId: id,
      detail: { why: 'plan' },
    })
  const said = { account: account.nickname || account.uid, resumed: resumed.length }
  return {
    resumed: resumed.length,
    ...((await awaitsResume(step, account))
      ? says('done.plan_queue_restored', said)
      : says('done.plan_queue', said)),
  }
}

/** Since a restore of the database only a person lets a queue go on: no plan does. */
async function awaitsResume({ db }: Step, { id }: Account): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select resumed_life < (select omc_life()) as waits from studio_accounts where id = ${id}`.execute(
    db,
  )
  return rows[0]?.waits ?? false
}
