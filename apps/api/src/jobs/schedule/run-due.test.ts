import T from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support.ts'
import { defineTask } from '../define-task.ts'
import { runJob } from '../run-job.ts'
import { TASKS, taskTable } from '../task-table.ts'
import { runDue } from './run-due.ts'
import type { Schedule } from './schedule.ts'
import { SCHEDULES } from './schedules.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  // 10:00 in Shanghai.
  t.clock.set(new Date('2026-11-20T02:00:00.000Z'))
  t.enqueued.length = 0
  await t.rows('delete from schedules')
  await t.rows('delete from jobs')
})

const HOUR_MS = 3_600_000
const allTeams: Schedule = {
  name: 'hourly',
  cron: '0 * * * *',
  kind: 'look',
  teams: (db) =>
    db
      .selectFrom('business_teams')
      .select('id')
      .orderBy('id')
      .execute()
      .then((rows) => rows.map(({ id }) => id)),
  input: { watched: true },
}
const run = (schedules: Schedule[]) =>
  runDue({ database: t.database, services: t.services }, schedules)
const jobs = () =>
  t.rows('select business_team_id::int as team, kind, input, user_id, state from jobs order by 1')

describe('scheduled work', () => {
  it('starts one job for each team when it is due, and not before', async () => {
    expect(await run([allTeams])).toEqual([])
    t.clock.advance(HOUR_MS - 1)
    expect(await run([allTeams])).toEqual([])
    t.clock.advance(1)
    expect(await run([allTeams])).toEqual(['hourly'])
    expect(await jobs()).toEqual([
      { team: 1, kind: 'look', input: { watched: true }, user_id: null, state: 'queued' },
      { team: 2, kind: 'look', input: { watched: true }, user_id: null, state: 'queued' },
    ])
    expect(t.enqueued).toHaveLength(2)
    expect(await run([allTeams])).toEqual([])
  })

  it('starts once, however many processes look at the same moment', async () => {
    await run([allTeams])
    t.clock.advance(HOUR_MS)
    const started = await Promise.all(Array.from({ length: 6 }, () => run([allTeams])))
    expect(started.flat()).toEqual(['hourly'])
    expect(await jobs()).toHaveLength(2)
  })

  it('makes up for what was missed once, and waits for the one before', async () => {
    await run([allTeams])
    t.clock.advance(48 * HOUR_MS)
    await run([allTeams])
    expect(await jobs()).toHaveLength(2)
    await t.rows(`update jobs set state = 'done' where business_team_id = 1`)
    t.clock.advance(HOUR_MS)
    await run([allTeams])
    expect((await jobs()).map(({ team }) => team)).toEqual([1, 1, 2])
  })

  it('of the server runs by itself; when it fails the others are started all the same', async () => {
    const order: string[] = []
    const broken: Schedule = {
      name: 'broken',
      cron: '0 * * * *',
      work: async () => {
        order.push('broken')
        throw new Error('no')
      },
    }
    const fine: Schedule = {
      name: 'fine',
      cron: '0 * * * *',
      work: async () => void order.push('fine'),
    }
    await run([broken, fine])
    t.clock.advance(HOUR_MS)
    await expect(run([broken, fine])).rejects.toThrow(AggregateError)
    expect(order).toEqual(['broken', 'fine'])
    await run([broken, fine])
    expect(order).toHaveLength(2)
  })

  it('is done as a lead of its team, sees that team only, and is news only when it fails', async () => {
    await run([allTeams])
    t.clock.advance(HOUR_MS)
    await run([allTeams])
    const seen: unknown[] = []
    const task = defineTask({
      kind: 'look',
      title: { zh: '看', en: 'Look' },
      retryDelaysMs: [],
      input: T.Object({}),
      async run({ step }) {
        seen.push(
          await step(async ({ db, actor }) => [
            actor.roles,
            await db.selectFrom('users').select('business_team_id').distinct().execute(),
          ]),
        )
        return {}
      },
    })
    const deps = { database: t.database, services: t.services, tasks: taskTable([task]) }
    const [id] = t.enqueued
    expect(await runJob(deps, id!)).toEqual({ tag: 'ended', state: 'done' })
    expect(seen).toEqual([[['manager'], [{ business_team_id: 1 }]]])
    expect(await t.rows('select id from system_notices')).toEqual([])
  })
})

it('every schedule has a name of its own, a cron that is one, and a kind that is declared', async () => {
  expect(new Set(SCHEDULES.map(({ name }) => name)).size).toBe(SCHEDULES.length)
  const kinds = SCHEDULES.flatMap((schedule) => ('kind' in schedule ? [schedule.kind] : []))
  expect(kinds.filter((kind) => !TASKS.has(kind))).toEqual([])
  await run([...SCHEDULES])
  expect(await t.rows('select name from schedules')).toHaveLength(SCHEDULES.length)
  t.clock.advance(24 * HOUR_MS)
  expect((await run([...SCHEDULES])).toSorted()).toEqual(
    SCHEDULES.map(({ name }) => name).toSorted(),
  )
})
