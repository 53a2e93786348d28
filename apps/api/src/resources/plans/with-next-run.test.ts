import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller, TestApp } from '../../../test/support.ts'
import { openDuePlans } from '../../jobs/plans/open-due-plans.ts'
import { createPlanScene } from '../../jobs/plans/testing/plan-scene.ts'

let t: TestApp
let operator: Caller
let account: { id: number }
beforeAll(async () => {
  ;({ t, operator, account } = await createPlanScene())
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set(at('09:00'))
  for (const table of ['plans', 'jobs']) await t.rows(`delete from ${table}`)
  operator = await t.as('operator')
})

/** A time of a Friday, where the plans are. */
const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)
const planned = {
  times: ['09:30', '10:00'],
  weekdays: [1, 2, 3, 4, 5],
  timezone: 'Asia/Shanghai',
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
  enabled: true,
}
/** Saves a plan at 09:40, while nothing has opened it yet. @returns its next run */
async function savedWith(values: object): Promise<Date> {
  const { body } = await operator.post('/api/v1/plans', {
    studio_account_id: String(account.id),
    name: '工作日早上',
    ...planned,
  })
  t.clock.set(at('09:40'))
  operator = await t.as('operator')
  const saved = await operator.put(`/api/v1/plans/${body.data.id}`, { name: '新名字', ...values })
  expect(saved.status).toBe(200)
  return new Date(saved.body.data.attributes.next_run_at)
}

describe('plans.update of a plan whose time is due', () => {
  it.each([
    ['its times', { times: planned.times }],
    ['all of its form', planned],
    ['days and times in another order', { times: ['10:00', '09:30'], weekdays: [5, 1, 2, 4, 3] }],
  ])('leaves it to be run where it names %s as they were', async (_, values) => {
    expect(await savedWith(values)).toEqual(at('09:30'))
    expect(await openDuePlans({ database: t.database, services: t.services })).toHaveLength(1)
  })

  it.each([
    ['times', { times: ['09:30', '10:00', '11:00'] }],
    ['days', { weekdays: [5] }],
    ['a time zone', { timezone: 'Asia/Singapore' }],
    ['a first day', { starts_on: '2026-11-02' }],
    ['no last day', { ends_on: null }],
  ])('counts from now on where it sets other %s', async (_, values) => {
    expect(await savedWith({ ...planned, ...values })).toEqual(at('10:00'))
  })
})
