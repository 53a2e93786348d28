import { says } from '@omc/core/problems'
import T from 'typebox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineTask } from '../src/jobs/define-task.ts'
import { jobFigures, queueAge } from '../src/jobs/job-figures.ts'
import type { JobDeps } from '../src/jobs/job.ts'
import { SILENT_MS, runJob } from '../src/jobs/run-job.ts'
import { TASKS, taskTable } from '../src/jobs/task-table.ts'
import { JobRefused } from '../src/jobs/task.ts'
import { createWorker, type Worker } from '../src/jobs/worker.ts'
import { createFactories } from './factories.ts'
import { createTestApp, type Caller, type TestApp } from './support.ts'

let t: TestApp
let operator: Caller
let worker: Worker | undefined
beforeEach(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await t.close()
})

/** Counts to `input.steps`, one step each; `faults` is what its tries do. */
function counting(
  faults: readonly (Error | undefined)[] = [],
  during: (step: number) => Promise<void> = async () => undefined,
) {
  let tries = 0
  const steps: number[] = []
  const task = defineTask({
    kind: 'count',
    title: { zh: '计数', en: 'Count' },
    retryDelaysMs: [1000, 5000],
    input: T.Object({ steps: T.Integer() }),
    async run({ input: { steps: count }, step, progress }) {
      const fault = faults[tries]
      tries += 1
      for (let i = 1; i <= count; i += 1) {
        await step(async () => void steps.push(i))
        await progress(i, count)
        await during(i)
        if (fault && i === 2) throw fault
      }
      return { counted: steps.length, message: `${steps.length}` }
    },
  })
  return {
    steps,
    deps: {
      database: t.database,
      services: t.services,
      tasks: taskTable([task]),
    } satisfies JobDeps,
  }
}

const make = (kind = 'count', input: object = { steps: 3 }) =>
  createFactories(t.database).job({
    kind,
    input: JSON.stringify(input),
    business_team_id: operator.teamId,
    user_id: operator.userId,
    created_at: t.clock.now(),
    updated_at: t.clock.now(),
  })
const rowOf = async (id: number) => (await t.rows('select * from jobs where id = $1', [id]))[0]!

describe('a job', () => {
  it('runs its steps, shows progress, and tells its person once it is done', async () => {
    const { deps } = counting()
    const { id } = await make()
    expect(await runJob(deps, id)).toEqual({ tag: 'ended', state: 'done' })
    expect(await rowOf(id)).toMatchObject({
      state: 'done',
      done_count: 3,
      total_count: 3,
      tries: 1,
      result: { counted: 3 },
    })
    const [notice] = await t.rows('select * from system_notices')
    expect(notice).toMatchObject({
      user_id: operator.userId,
      job_id: id,
      source: 'job',
      level: 'success',
      title: '计数已完成',
    })
    expect(t.broadcast.sent).toEqual([
      {
        to: { user: operator.userId },
        message: expect.objectContaining({
          title: '计数已完成',
          message: '3',
          en: { title: 'Count finished', message: '3' },
          level: 'success',
          job: { id: String(id), state: 'done' },
          notice_id: String(notice!.id),
        }),
      },
    ])
  })

  it('tells how far it is once a second at most', async () => {
    const { deps } = counting([], async (step) => t.clock.advance(step === 2 ? 1000 : 400))
    const { id } = await make('count', { steps: 4 })
    await runJob(deps, id)
    const running = (done_count: number) => ({
      to: { user: operator.userId },
      message: {
        title: '计数',
        message: '',
        en: { title: 'Count', message: '' },
        level: 'info',
        action: null,
        job: { id: String(id), state: 'running', done_count, total_count: 4 },
      },
    })
    expect(t.broadcast.sent.slice(0, -1)).toEqual([running(3)])
    expect(t.broadcast.sent.at(-1)!.message.job).toEqual({ id: String(id), state: 'done' })
  })

  it('runs once, however often it is handed over', async () => {
    const { deps, steps } = counting()
    const { id } = await make()
    await Promise.all([runJob(deps, id), runJob(deps, id), runJob(deps, id)])
    await runJob(deps, id)
    expect(steps).toEqual([1, 2, 3])
    expect((await rowOf(id)).tries).toBe(1)
  })

  it('is tried again after each delay of its kind, then fails with a notice', async () => {
    const fault = new Error('the channel is away')
    const { deps } = counting([fault, fault, fault])
    const { id } = await make()
    expect(await runJob(deps, id)).toEqual({ tag: 'again', inMs: 1000 })
    expect(await rowOf(id)).toMatchObject({
      state: 'queued',
      error: '任务意外中断：the channel is away',
    })
    // Not due before its time.
    expect(await runJob(deps, id)).toEqual({ tag: 'not_due' })
    t.clock.advance(1000)
    expect(await runJob(deps, id)).toEqual({ tag: 'again', inMs: 5000 })
    t.clock.advance(5000)
    expect(await runJob(deps, id)).toEqual({ tag: 'ended', state: 'failed' })
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      tries: 3,
      error: '任务意外中断：the channel is away',
    })
    expect(await t.rows('select level, message from system_notices')).toEqual([
      { level: 'error', message: '任务意外中断：the channel is away' },
    ])
  })

  it('is not tried again when it was refused, or when no task has its kind', async () => {
    const refused = counting([
      new JobRefused(says('count_changed.records', { count: 1, expected: 2 })),
    ])
    const first = await make()
    expect(await runJob(refused.deps, first.id)).toEqual({ tag: 'ended', state: 'failed' })
    const second = await make('nothing of this name')
    expect(await runJob(refused.deps, second.id)).toEqual({ tag: 'ended', state: 'failed' })
  })

  it.each([
    ['publish_processed', { ids: 'all' }],
    ['run_plan', {}],
    ['check_accounts', { ids: ['one'] }],
  ])('of the kind %s ends at once where its input cannot be read', async (kind, input) => {
    const { id } = await make(kind, input)
    const deps = { database: t.database, services: t.services, tasks: TASKS }
    expect(await runJob(deps, id)).toEqual({ tag: 'ended', state: 'failed' })
    expect(await rowOf(id)).toMatchObject({ state: 'failed', tries: 1 })
  })

  it('stops between two steps when it is cancelled, and writes no notice', async () => {
    const { id } = await make()
    const { deps, steps } = counting([], async (step) => {
      if (step === 2) await operator.put(`/api/v1/jobs/${id}/cancel`, {})
    })
    expect(await runJob(deps, id)).toEqual({ tag: 'stopped', why: 'cancelled' })
    expect(steps).toEqual([1, 2])
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', done_count: 2 })
    expect(await t.rows('select id from system_notices')).toEqual([])
  })

  it('is taken over after a minute of silence, and the old worker can write nothing more', async () => {
    const { id } = await make()
    const second = counting()
    let tooEarly: unknown
    let tookOver: unknown
    const first = counting([], async (step) => {
      if (step !== 2) return
      t.clock.advance(SILENT_MS)
      tooEarly = await runJob(second.deps, id)
      t.clock.advance(1)
      tookOver = await runJob(second.deps, id)
    })
    expect(await runJob(first.deps, id)).toEqual({ tag: 'stopped', why: 'taken_over' })
    expect(tooEarly).toEqual({ tag: 'not_due' })
    expect(tookOver).toEqual({ tag: 'ended', state: 'done' })
    expect(first.steps).toEqual([1, 2])
    expect(await rowOf(id)).toMatchObject({ state: 'done', tries: 2 })
    expect(await t.rows('select id from system_notices')).toHaveLength(1)
  })

  it('writes nothing more once another worker runs it, even while that one is not done', async () => {
    const { id } = await make()
    const { deps, steps } = counting([], async (step) => {
      if (step === 1)
        await t.rows('update jobs set tries = tries + 1, done_count = 7 where id = $1', [id])
    })
    expect(await runJob(deps, id)).toEqual({ tag: 'stopped', why: 'taken_over' })
    expect(steps).toEqual([1])
    expect(await rowOf(id)).toMatchObject({ state: 'running', tries: 2, done_count: 7 })
  })

  it('acts only within the team of its person, and not for a disabled one', async () => {
    let seen: unknown
    const task = defineTask({
      kind: 'look',
      title: { zh: '看', en: 'Look' },
      retryDelaysMs: [],
      input: T.Object({}),
      async run({ step }) {
        seen = await step(({ db }) =>
          db.selectFrom('users').select('business_team_id').distinct().execute(),
        )
        return {}
      },
    })
    const deps = { database: t.database, services: t.services, tasks: taskTable([task]) }
    await runJob(deps, (await make('look')).id)
    expect(seen).toEqual([{ business_team_id: operator.teamId }])
    await t.rows(`update users set disabled_at = now() where username = 'operator'`)
    expect(await runJob(deps, (await make('look')).id)).toEqual({ tag: 'ended', state: 'failed' })
  })
})

describe('many jobs', () => {
  it('of one person run two at a time, and those of others go on', async () => {
    const { deps } = counting()
    const [first, second, third] = [await make(), await make(), await make()]
    for (const { id } of [first, second])
      await t.rows(`update jobs set state = 'running', updated_at = $2 where id = $1`, [
        id,
        t.clock.now(),
      ])
    expect(await runJob(deps, third.id)).toEqual({ tag: 'not_due' })
    await t.rows('update jobs set user_id = $2 where id = $1', [
      third.id,
      (await t.as('creator')).userId,
    ])
    expect(await runJob(deps, third.id)).toEqual({ tag: 'ended', state: 'done' })
  })

  it('jobs.retry and whatever starts a job are refused with 429 when too many wait, for the person and for the team', async () => {
    const { id } = await make()
    await t.rows(`update jobs set state = 'failed' where id = $1`, [id])
    for (let i = 0; i < 20; i += 1) await make()
    const answer = await operator.put(`/api/v1/jobs/${id}/retry`, {})
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.body.errors[0]).toMatchObject({
      code: 'queue_full',
      meta: { of: 'person', waiting: 20, limit: 20 },
    })
    const asked = await operator.post('/api/v1/exports', {
      resource: 'carry_contents',
      format: 'csv',
    })
    expect([asked.status, asked.body.errors[0].code]).toEqual([429, 'queue_full'])
    expect(await t.rows('select id from exports')).toEqual([])
    // A flood of one team is not a flood of another.
    await t.rows(
      `insert into jobs (business_team_id, kind) select $1, 'count' from generate_series(1, 200)`,
      [operator.teamId],
    )
    await t.rows(`update jobs set state = 'done' where user_id = $1 and id <> $2`, [
      operator.userId,
      id,
    ])
    expect((await operator.put(`/api/v1/jobs/${id}/retry`, {})).body.errors[0].meta.of).toBe('team')
    const other = await t.as('operator2')
    expect(
      (await other.post('/api/v1/exports', { resource: 'carry_contents', format: 'csv' })).status,
    ).toBe(201)
  })

  it('asked for at the same moment do not pass the limit together', async () => {
    for (let i = 0; i < 17; i += 1) await make()
    const ask = () =>
      operator.post('/api/v1/exports', { resource: 'carry_contents', format: 'csv' })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 429, 429, 429, 429, 429,
    ])
  })

  it('show in the figures how long the oldest has been due, and not those that wait for their own person', async () => {
    const { id } = await make()
    const later = new Date(t.clock.now().getTime() + 300_000)
    expect((await jobFigures(t.database, later)).oldestDueS).toBe(300)
    expect(await queueAge(t.database, later)).toContain('300 s')
    const running = await make()
    await t.rows(`update jobs set state = 'running' where id = $1`, [running.id])
    expect((await jobFigures(t.database, later)).oldestDueS).toBe(0)
    await t.rows(`update jobs set state = 'done' where id = $1`, [running.id])
    await t.rows('update jobs set due_at = $2 where id = $1', [id, later])
    expect(await queueAge(t.database, later)).toBeUndefined()
    expect((await t.anyone.get('/metrics')).body).toMatch(/omc_jobs_queued 1\n/)
  })
})

describe('the calls on jobs', () => {
  it('jobs.cancel ends a queued job at once and refuses an ended one', async () => {
    const { id } = await make()
    const answer = await operator.put(`/api/v1/jobs/${id}/cancel`, {})
    expect(answer.body.data.attributes).toMatchObject({
      state: 'cancelled',
      cancel_requested: true,
    })
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled' })
    expect((await operator.put(`/api/v1/jobs/${id}/cancel`, {})).body.errors[0].code).toBe(
      'job_ended',
    )
    expect(await runJob(counting().deps, id)).toEqual({ tag: 'not_due' })
  })

  it('jobs.retry hands an ended job over again', async () => {
    const { id } = await make()
    expect((await operator.put(`/api/v1/jobs/${id}/retry`, {})).status).toBe(409)
    await operator.put(`/api/v1/jobs/${id}/cancel`, {})
    expect((await operator.put(`/api/v1/jobs/${id}/retry`, {})).body.data.attributes).toMatchObject(
      { state: 'queued', tries: 0 },
    )
    expect(t.enqueued).toEqual([id])
    expect(await runJob(counting().deps, id)).toEqual({ tag: 'ended', state: 'done' })
  })

  it('jobs.list and jobs.get show the own jobs, not those of a colleague or of another team', async () => {
    const { id } = await make()
    expect(
      (await operator.get('/api/v1/jobs', { 'filter[state]': 'queued' })).body.meta.record_count,
    ).toBe(1)
    expect((await operator.get(`/api/v1/jobs/${id}`)).body.data.attributes.kind).toBe('count')
    for (const name of ['creator', 'operator2']) {
      const other = await t.as(name)
      expect((await other.get(`/api/v1/jobs/${id}`)).status).toBe(404)
      expect((await other.put(`/api/v1/jobs/${id}/cancel`, {})).status).toBe(404)
    }
    expect((await (await t.as('manager')).get(`/api/v1/jobs/${id}`)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'queued' })
  })
})

describe('the worker', () => {
  const start = async (deps: JobDeps) => {
    worker = createWorker({
      ...deps,
      jobsUrl: t.testDatabase.jobsUrl,
      poolSize: 4,
      concurrency: 2,
      onError: () => undefined,
    })
    await worker.start()
    return worker
  }
  const ended = async (id: number) => {
    await expect.poll(async () => (await rowOf(id)).state, { interval: 50 }).toBe('done')
  }

  it('runs what is handed over, twice handed over or not', async () => {
    const { deps, steps } = counting()
    const { id } = await make()
    const running = await start(deps)
    await running.enqueue(id)
    await running.enqueue(id)
    await ended(id)
    expect(steps).toEqual([1, 2, 3])
  })

  it('finds what a crash left behind: rows nobody was told of and rows whose worker died', async () => {
    const { deps } = counting()
    const lost = await make()
    const dead = await make()
    await t.rows(`update jobs set state = 'running', tries = 1 where id = $1`, [dead.id])
    const running = await start(deps)
    expect(await running.sweep()).toEqual({ resent: 0 })
    t.clock.advance(SILENT_MS + 1)
    expect(await running.sweep()).toEqual({ resent: 2 })
    await ended(lost.id)
    await ended(dead.id)
    expect((await rowOf(dead.id)).tries).toBe(2)
  })
})

describe('batch_to_publish', () => {
  const batch = async (expected: number, status = 'checked') => {
    const factories = createFactories(t.database)
    const { uid } = await factories.account({
      business_team_id: operator.teamId,
      user_id: operator.userId,
    })
    const input = { id: 0, matching: { status }, expected, wanted: { uid } }
    return (await make('carry_contents.batch_to_publish', input)).id
  }
  const deps = () => ({ database: t.database, services: t.services, tasks: TASKS })
  const contents = async (count: number) => {
    const { content } = createFactories(t.database)
    for (let i = 0; i < count; i += 1)
      await content({ business_team_id: operator.teamId, user_id: operator.userId })
    // Neither a colleague's content nor another team's is the operator's to publish.
    await content({ business_team_id: operator.teamId, user_id: (await t.as('creator')).userId })
    await content({ business_team_id: (await t.as('operator2')).teamId })
  }

  it('queues what matches the filter, each content once', async () => {
    await contents(120)
    const id = await batch(120)
    expect(await runJob(deps(), id)).toEqual({ tag: 'ended', state: 'done' })
    expect(await rowOf(id)).toMatchObject({
      done_count: 120,
      total_count: 120,
      result: { succeeded_count: 120, failed_count: 0, failed: [] },
    })
    expect(
      await t.rows(
        'select count(*)::int as n, count(distinct content_id)::int as d from publish_contents',
      ),
    ).toEqual([{ n: 120, d: 120 }])
    await t.rows(`update jobs set state = 'queued', tries = 0 where id = $1`, [id])
    await runJob(deps(), id)
    expect((await rowOf(id)).result).toMatchObject({ succeeded_count: 120, failed_count: 0 })
    expect(await t.rows('select count(*)::int as n from publish_contents')).toEqual([{ n: 120 }])
  })

  it('queues nothing when the count is not the one the person saw', async () => {
    await contents(3)
    const id = await batch(4)
    expect(await runJob(deps(), id)).toEqual({ tag: 'ended', state: 'failed' })
    expect((await rowOf(id)).error).toContain('3')
    expect(await t.rows('select id from publish_contents')).toEqual([])
  })
})
