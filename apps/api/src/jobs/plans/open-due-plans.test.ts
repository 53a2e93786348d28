import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, TestApp } from '../../../test/support.ts'
import type { Database } from '../../db/database.ts'
import { runJob } from '../run-job.ts'
import { TASKS } from '../task-table.ts'
import { openDuePlans } from './open-due-plans.ts'
import { createPlanScene } from './testing/plan-scene.ts'

let t: TestApp
let operator: Caller
let account: { id: number }
beforeAll(async () => {
  ;({ t, operator, account } = await createPlanScene())
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(at('08:50'))
  for (const table of ['plans', 'jobs', 'system_notices']) await t.rows(`delete from ${table}`)
  operator = await t.as('operator')
})

const deps = () => ({ database: t.database, services: t.services })
/** A time of a Friday, where the plans are. */
const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)
const planFor = async (...times: string[]) => {
  const { body } = await operator.post('/api/v1/plans', {
    studio_account_id: String(account.id),
    name: '工作日早上',
    weekdays: [1, 2, 3, 4, 5],
    times,
  })
  return body.data.id as string
}
const open = (database: Database = t.database) => openDuePlans({ ...deps(), database })
const openOften = async () => {
  for (let round = 0; round < 4; round += 1) await Promise.all([open(), open()])
}
const jobs = () => t.rows('select once_key, state from jobs order by id')
const jobOf = (id: string) => (time: string, state: string) => ({
  once_key: `plan/${id}/${at(time).toISOString()}`,
  state,
})
const dueAt = async () => {
  const [plan] = await t.rows<{ next_run_at: Date }>('select next_run_at from plans')
  return plan?.next_run_at
}
const told = async () => {
  const rows = await t.rows<{ code: string }>('select message_code as code from system_notices')
  return rows.map(({ code }) => code)
}

describe('the times of a plan that passed while nothing ran', () => {
  it('are opened one after another, each once; one notice stands for all that were missed', async () => {
    const id = await planFor('08:55', '09:00', '09:30', '10:00')
    t.clock.set(at('10:05'))
    await openOften()
    const jobAt = jobOf(id)
    expect(await jobs()).toEqual([
      jobAt('08:55', 'failed'),
      jobAt('09:30', 'queued'),
      jobAt('10:00', 'queued'),
    ])
    expect(await told()).toEqual(['plan_missed'])
    // The next working day is Monday.
    expect(await dueAt()).toEqual(new Date('2026-11-23T08:55:00+08:00'))
  })

  /** Was off at 09:00, and is back since 09:10. */
  const broughtBack = async () => {
    const id = await planFor('09:00', '09:30', '10:00')
    await operator.put(`/api/v1/plans/${id}`, { enabled: false })
    const { data } = (
      await operator.get('/api/v1/audit_events', { 'filter[operation]': 'plans.update' })
    ).body
    t.clock.set(at('09:10'))
    operator = await t.as('operator')
    const undone = await operator.post(`/api/v1/audit_events/${data[0].id}/undo`, {})
    expect(undone.status).toBe(200)
    expect(await dueAt()).toEqual(at('09:00'))
    return id
  }

  it('are opened from the moment on when an undo brought the plan back', async () => {
    const jobAt = jobOf(await broughtBack())
    t.clock.set(at('10:05'))
    await openOften()
    expect(await jobs()).toEqual([jobAt('09:30', 'queued'), jobAt('10:00', 'queued')])
    expect(await told()).toEqual([])
    expect(await dueAt()).toEqual(new Date('2026-11-23T09:00:00+08:00'))
  })

  it('are said to be missed from that moment on', async () => {
    const jobAt = jobOf(await broughtBack())
    t.clock.set(at('12:00'))
    await openOften()
    expect(await jobs()).toEqual([jobAt('09:30', 'failed')])
    expect(await told()).toEqual(['plan_missed'])
  })
})

/** Fails where a plan is opened, which is the second transaction of a round. */
const failing = (error: Error): Database => {
  let count = 0
  return {
    ...t.database,
    async asServer(run) {
      count += 1
      if (count === 2) throw error
      return t.database.asServer(run)
    },
  }
}
const fails = (error: Error) =>
  expect(open(failing(error))).rejects.toThrow('some plans could not be opened')
/** At 09:30, for a reason of its own. */
const putOff = () => {
  t.clock.set(at('09:30'))
  return fails(new Error('broken'))
}

describe('a plan whose opening fails', () => {
  it.each([
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    Object.assign(new Error('canceling statement'), { code: '57014' }),
    Object.assign(new Error('terminating connection'), { code: '25P03' }),
  ])('because the database is away is opened by the next round: %s', async (error) => {
    await planFor('09:30')
    t.clock.set(at('09:30'))
    await fails(error)
    expect(await dueAt()).toEqual(at('09:30'))
    expect(await told()).toEqual([])
    expect(await open()).toHaveLength(1)
  })

  it.each([
    ['an hour', '11:00', '10:30'],
    ['until its next time', '10:00', '10:00'],
  ])('for a reason of its own waits %s', async (_, later, again) => {
    await planFor('09:30', later)
    await putOff()
    expect(await dueAt()).toEqual(at(again))
    expect(await told()).toEqual(['plan_put_off'])
    t.clock.set(at(again))
    expect(await open()).toHaveLength(1)
  })

  /** Put off at 09:30, and retried by its person at this time. */
  const retriedAt = async (time: string) => {
    const id = await planFor('09:30')
    await putOff()
    const [{ last_job_id: job } = {}] = await t.rows('select last_job_id from plans')
    t.clock.set(at(time))
    operator = await t.as('operator')
    expect((await operator.put(`/api/v1/jobs/${String(job)}/retry`)).status).toBe(200)
    return { id, run: () => runJob({ ...deps(), tasks: TASKS }, Number(job)) }
  }

  it('and is retried by its person is not run again for the same time, but for the next one', async () => {
    const { id, run } = await retriedAt('09:40')
    expect(await run()).toEqual({ tag: 'ended', state: 'done' })
    t.clock.set(at('10:30'))
    expect(await open()).toEqual([])
    expect(await dueAt()).toEqual(new Date('2026-11-23T09:30:00+08:00'))
    t.clock.set(new Date('2026-11-23T09:30:00+08:00'))
    expect(await open()).toHaveLength(1)
    expect(await jobs()).toHaveLength(2)
    expect((await jobs())[1]).toMatchObject({ once_key: `plan/${id}/2026-11-23T01:30:00.000Z` })
  })

  it('is run an hour later when the retry failed as well', async () => {
    await retriedAt('09:40')
    await t.rows(`update jobs set state = 'failed'`)
    t.clock.set(at('10:30'))
    expect(await open()).toHaveLength(1)
  })
})

describe('a job of a plan that fails before it begins', () => {
  it.each(['plan_missed', 'plan_put_off'])('is told to webhooks: %s', async (code) => {
    const site = await t.as('site_admin')
    await t.rows('delete from webhooks')
    const made = await site.post('/api/v1/webhooks', {
      name: '订单系统',
      url: 'https://hooks.example.com/omc',
      events: ['job.failed'],
      secret: 'a secret of the receiver',
    })
    expect(made.status).toBe(201)
    await planFor('09:30')
    if (code === 'plan_put_off') await putOff()
    else {
      t.clock.set(at('11:00'))
      await open()
    }
    const told = await t.rows('select event, payload from webhook_deliveries')
    expect(told).toMatchObject([{ event: 'job.failed', payload: { state: 'failed' } }])
    expect(await jobs()).toMatchObject([{ state: 'failed' }])
    await t.rows('delete from webhook_deliveries')
  })
})
