import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import type { Caller, TestApp } from '../../../test/support.ts'
import { openDuePlans } from '../../jobs/plans/open-due-plans.ts'
import { createPlanScene } from '../../jobs/plans/testing/plan-scene.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'

const DAY_MS = 86_400_000
/** The clock runs far ahead of a usual session. */
const config = { accessTokenMs: 30 * DAY_MS, sessionIdleMs: 30 * DAY_MS }

let t: TestApp
let operator: Caller
let account: { id: number; uid: string }
beforeAll(async () => {
  ;({ t, operator, account } = await createPlanScene({ config }))
})
afterAll(() => t.close())
beforeEach(async () => {
  // Friday, 09:00 in Shanghai.
  t.clock.set(new Date('2026-11-20T01:00:00.000Z'))
  t.enqueued.length = 0
  for (const table of ['plans', 'jobs', 'publish_events', 'publish_contents', 'carry_contents'])
    await t.rows(`delete from ${table}`)
  operator = await t.as('operator')
})

const create = (values: object = {}) =>
  operator.post('/api/v1/plans', {
    studio_account_id: String(account.id),
    name: '工作日早上',
    times: ['09:30'],
    weekdays: [1, 2, 3, 4, 5],
    batch_count: 2,
    ...values,
  })
const open = () => openDuePlans({ database: t.database, services: t.services })
const run = (id: number) => runJob({ database: t.database, services: t.services, tasks: TASKS }, id)
const contents = async (count: number, values: object = {}) => {
  const { content } = createFactories(t.database)
  const own = { business_team_id: operator.teamId, user_id: operator.userId }
  const rows = []
  for (let i = 0; i < count; i += 1) rows.push(await content({ ...own, ...values }))
  return rows
}
const queued = () =>
  t.rows('select content_id::int, draft, status from publish_contents order by id')

describe('plans.create', () => {
  it('keeps the times and says when it runs next', async () => {
    const { status, body } = await create({ ends_on: '2026-12-31' })
    expect(status).toBe(201)
    expect(body.data.attributes).toMatchObject({
      kind: 'submit',
      weekdays: [1, 2, 3, 4, 5],
      times: ['09:30'],
      next_run_at: '2026-11-20T01:30:00.000Z',
      ends_on: '2026-12-31',
      user_id: String(operator.userId),
      content_status: 'checked',
    })
  })

  it("refuses times that are none, unknown zones, a range that ends before it starts, and another team's account", async () => {
    const pointer = async (values: object) => {
      const { status, body } = await create(values)
      return [status, body.errors[0].source.pointer]
    }
    expect(await pointer({ times: ['25:00'] })).toEqual([422, '/data/attributes/times/0'])
    expect(await pointer({ timezone: 'Mars/North' })).toEqual([422, '/data/attributes/timezone'])
    expect(await pointer({ starts_on: '2026-12-02', ends_on: '2026-12-01' })).toEqual([
      422,
      '/data/attributes/ends_on',
    ])
    const foreign = await createFactories(t.database).account({
      business_team_id: (await t.as('operator2')).teamId,
    })
    expect(await pointer({ studio_account_id: String(foreign.id) })).toEqual([
      404,
      '/data/attributes/studio_account_id',
    ])
    expect(await t.rows('select id from plans')).toEqual([])
  })
})

describe('a plan that is due', () => {
  it('puts so many matching contents into the queue of its account, once however many processes look', async () => {
    await contents(3)
    await contents(1, { status: 'rejected' })
    await contents(1, { user_id: (await t.as('creator')).userId })
    const { body } = await create({ draft: true })
    expect(await open()).toEqual([])
    t.clock.advance(30 * 60_000)
    const started = (await Promise.all([open(), open(), open()])).flat()
    expect(started).toHaveLength(1)
    expect(await run(started[0]!)).toEqual({ tag: 'ended', state: 'done' })
    expect(await queued()).toMatchObject([{ draft: true, status: 'queued' }, { draft: true }])
    const plan = (await operator.get(`/api/v1/plans/${body.data.id}`)).body.data.attributes
    // The next working day is Monday.
    expect(plan).toMatchObject({
      next_run_at: '2026-11-23T01:30:00.000Z',
      last_run_at: '2026-11-20T01:30:00.000Z',
      last_job_id: String(started[0]),
      last_job_state: 'done',
    })
  })

  it('goes on past what does not fit the channel, and says so with a link to it', async () => {
    const [unfit] = await contents(1, { title: '长'.repeat(150) })
    await contents(3, { title: '秋装' })
    await create({ batch_count: 1 })
    await create({ name: '再来一批', batch_count: 5 })
    t.clock.advance(30 * 60_000)
    const [first, second] = await open()
    await run(first!)
    expect(await queued()).toHaveLength(1)
    const result = async (id: number) =>
      (await operator.get(`/api/v1/jobs/${id}`)).body.data.attributes.result
    expect(await result(first!)).toMatchObject({
      queued: 1,
      wanted: 1,
      refused: 1,
      failed: [{ id: String(unfit!.id), code: 'rule_broken' }],
    })
    await run(second!)
    expect(await queued()).toHaveLength(3)
    expect(await result(second!)).toMatchObject({ queued: 2, wanted: 5, refused: 1 })
    const notices = await t.rows(
      'select level, title, message, action from system_notices where job_id = any($1) order by id',
      [[first, second]],
    )
    const action = `/carry/content/list?tab=carry&edit=carry_contents:${unfit!.id}`
    expect(notices).toMatchObject([
      { level: 'success', title: '发布计划已完成', action },
      { level: 'warning', title: '发布计划没有全部完成', action },
    ])
    expect(notices[1]!.message).toContain(
      `加入 2 篇，计划 5 篇；1 篇没有加入：${'长'.repeat(20)}…: `,
    )
    expect(notices[1]!.message).toContain('标题字数最多 30，现有 150')
  })

  it('warns when it found fewer than planned, and looks at many pages of what does not fit', async () => {
    await contents(1, { title: '秋装' })
    await create()
    t.clock.advance(30 * 60_000)
    await run((await open())[0]!)
    const notice = async () =>
      (await t.rows('select level, message from system_notices order by id desc limit 1'))[0]
    expect(await notice()).toEqual({
      level: 'warning',
      message: expect.stringContaining('加入 1 篇，计划 2 篇；没有更多符合条件的内容'),
    })
    await t.rows(
      `insert into carry_contents (business_team_id, user_id, source, status, title, created_at, updated_at)
       select business_team_id, user_id, source, status, repeat('长', 150), created_at, updated_at - interval '1 day'
       from carry_contents, generate_series(1, 120)`,
    )
    await contents(2, { title: '冬装' })
    t.clock.set(new Date('2026-11-23T01:30:00.000Z'))
    await run((await open())[0]!)
    expect(await queued()).toHaveLength(3)
    expect((await notice())!.level).toBe('success')
  })

  it('adds nothing more when its server died after the contents were queued', async () => {
    await contents(5)
    await create()
    t.clock.advance(30 * 60_000)
    const [id] = await open()
    await run(id!)
    const [before] = await t.rows('select result from jobs')
    // As a worker leaves it that dies before it could write the end.
    await t.rows(`update jobs set state = 'queued', finished_at = null`)
    expect(await run(id!)).toEqual({ tag: 'ended', state: 'done' })
    expect(await queued()).toHaveLength(2)
    expect(await t.rows('select result from jobs')).toEqual([before])
    expect(before).toMatchObject({ result: { queued: 2 } })
  })

  it('is not made up for when it was missed by more than an hour, says so once, and runs by a retry', async () => {
    await contents(3)
    const { id } = (await create()).body.data
    await t.rows('delete from system_notices')
    t.clock.advance(3 * 3_600_000)
    expect((await Promise.all([open(), open()])).flat()).toEqual([])
    expect(await queued()).toEqual([])
    const plan = (await operator.get(`/api/v1/plans/${id}`)).body.data.attributes
    expect(plan).toMatchObject({
      next_run_at: '2026-11-23T01:30:00.000Z',
      last_run_at: null,
      last_job_state: 'failed',
    })
    const job = (await operator.get(`/api/v1/jobs/${plan.last_job_id}`)).body.data.attributes
    expect(job).toMatchObject({ state: 'failed', error_code: 'plan_missed' })
    expect(await t.rows('select user_id::int, level from system_notices')).toEqual([
      { user_id: operator.userId, level: 'error' },
    ])
    expect((await operator.put(`/api/v1/jobs/${plan.last_job_id}/retry`)).status).toBe(200)
    expect(await run(Number(plan.last_job_id))).toEqual({ tag: 'ended', state: 'done' })
    expect(await queued()).toHaveLength(2)
  })

  it('opens the queue again: what had ended goes on, what was paused waits its turn', async () => {
    const made = createFactories(t.database)
    await made.queued({ studio_account_id: account.id, status: 'paused' })
    await t.rows(
      `update studio_accounts set queue_ended_at = now(), queue_ended_why = 'no permission' where id = $1`,
      [account.id],
    )
    await create({ kind: 'open_queue' })
    t.clock.advance(30 * 60_000)
    const [id] = await open()
    await run(id!)
    expect(await queued()).toMatchObject([{ status: 'queued' }])
    expect(
      await t.rows('select queue_ended_at, queue_ended_why from studio_accounts where id = $1', [
        account.id,
      ]),
    ).toEqual([{ queue_ended_at: null, queue_ended_why: null }])
    // The account, then the item.
    expect(await t.rows(`select kind, detail->>'why' as why from publish_events`)).toEqual([
      { kind: 'resumed', why: 'plan' },
      { kind: 'resumed', why: 'plan' },
    ])
  })

  it('leaves what was withdrawn out of the queue, also once its content has come back', async () => {
    const made = createFactories(t.database)
    const [marked, unmarked] = await contents(2)
    for (const content of [marked, unmarked])
      await made.queued({
        studio_account_id: account.id,
        content_id: content!.id,
        status: 'paused',
      })
    const setContent = (status: string) => t.rows(`update carry_contents set status = $1`, [status])
    await setContent('rejected')
    await t.rows(
      `update publish_contents set wait_why = 'content_withdrawn' where content_id = $1`,
      [marked!.id],
    )
    const opened = async () => {
      await t.rows('update plans set next_run_at = $1', [t.clock.now()])
      const [id] = await open()
      await run(id!)
      t.clock.advance(60_000)
      return queued()
    }
    await create({ kind: 'open_queue' })
    expect(await opened()).toMatchObject([{ status: 'paused' }, { status: 'paused' }])
    await setContent('processed')
    expect(await opened()).toMatchObject([{ status: 'paused' }, { status: 'queued' }])
  })

  it('says that the queue waits for a person while the database has been restored', async () => {
    await create({ kind: 'open_queue' })
    const outcome = async () => {
      await t.rows('update plans set next_run_at = $1', [t.clock.now()])
      const [id] = await open()
      await run(id!)
      const [job] = await t.rows<{ result: object }>('select result from jobs where id = $1', [id])
      t.clock.advance(60_000)
      return JSON.stringify(job?.result)
    }
    await t.rows(`update studio_accounts set resumed_life = omc_life() - 1 where id = $1`, [
      account.id,
    ])
    expect(await outcome()).toContain('"case":"plan_queue_restored"')
    await t.rows(`update studio_accounts set resumed_life = omc_life() where id = $1`, [account.id])
    expect(await outcome()).toContain('"case":"plan_queue"')
  })

  it('does nothing once it is off, deleted, or its account was taken from its person', async () => {
    await contents(1)
    const { body } = await create()
    t.clock.advance(30 * 60_000)
    const [id] = await open()
    await t.rows('update studio_accounts set user_id = $2 where id = $1', [
      account.id,
      (await t.as('creator')).userId,
    ])
    expect(await run(id!)).toEqual({ tag: 'ended', state: 'failed' })
    await t.rows('update studio_accounts set user_id = $2 where id = $1', [
      account.id,
      operator.userId,
    ])
    await operator.delete(`/api/v1/plans/${body.data.id}`)
    t.clock.set(new Date('2026-11-23T01:31:00.000Z'))
    expect(await open()).toEqual([])
    expect(await queued()).toEqual([])
  })
})

describe('a plan that cannot be opened', () => {
  const named = (name: string) =>
    t.rows('select next_run_at, last_run_at from plans where name = $1', [name])

  it('waits an hour and tells its person once, while the others run', async () => {
    await create({ name: 'broken' })
    await create({ name: 'sound' })
    await t.rows('delete from system_notices')
    const breakIt = () => t.rows(`update plans set weekdays = '{}' where name = 'broken'`)
    await breakIt()
    t.clock.advance(30 * 60_000)
    await expect(open()).rejects.toThrow('some plans could not be opened')
    expect(t.enqueued).toHaveLength(1)
    expect(await named('sound')).toMatchObject([{ last_run_at: t.clock.now() }])
    expect(await named('broken')).toMatchObject([
      { last_run_at: null, next_run_at: new Date('2026-11-20T02:30:00Z') },
    ])
    const told = () =>
      t.rows('select user_id::int, level, message_code as code from system_notices order by id')
    const notice = { user_id: operator.userId, level: 'error', code: 'plan_put_off' }
    expect(await told()).toEqual([notice])
    expect(await open()).toEqual([])
    t.clock.advance(60 * 60_000)
    await expect(open()).rejects.toThrow('some plans could not be opened')
    expect(await told()).toEqual([notice])
    await t.rows(`update plans set weekdays = '[5]' where name = 'broken'`)
    t.clock.advance(60 * 60_000)
    expect(await open()).toHaveLength(1)
  })

  it('is no plan of an island whose clocks change by half an hour', async () => {
    const weekdays = [1, 2, 3, 4, 5, 6, 7]
    await create({ name: 'island', times: ['02:00'], timezone: 'Australia/Lord_Howe', weekdays })
    await create({ name: 'mine', times: ['23:30'] })
    const due = new Date('2027-04-03T15:00:00Z')
    await t.rows('update plans set next_run_at = $1', [due])
    t.clock.set(due)
    operator = await t.as('operator')
    expect(await open()).toHaveLength(2)
    expect(await named('island')).toMatchObject([{ next_run_at: new Date('2027-04-03T15:30:00Z') }])
    const again = await create({ times: ['09:00'], timezone: 'Australia/Lord_Howe', weekdays })
    expect(again.status).toBe(201)
  })
})

describe('a plan whose person cannot run it any more', () => {
  const orphaned = async () => {
    await t.rows('delete from system_notices')
    t.clock.advance(30 * 60_000)
    expect(await open()).toEqual([])
    expect(await t.rows('select enabled, next_run_at from plans')).toEqual([
      { enabled: false, next_run_at: null },
    ])
    expect(await t.rows('select id from jobs')).toEqual([])
    t.clock.advance(DAY_MS)
    expect(await open()).toEqual([])
    return t.rows<{ user_id: number; code: string; message: string }>(
      'select user_id::int, message_code as code, message from system_notices order by id',
    )
  }
  const giveAccountTo = ({ userId }: { userId: number }) =>
    t.rows('update studio_accounts set user_id = $2 where id = $1', [account.id, userId])

  it('is switched off once, and the person who has the account now is told', async () => {
    const creator = await t.as('creator')
    await create()
    await giveAccountTo(creator)
    const told = await orphaned()
    await giveAccountTo(operator)
    expect(told).toMatchObject([
      { user_id: creator.userId, code: 'plan_switched_off.account_lost' },
    ])
    expect(told[0]!.message).toContain('“工作日早上”')
  })

  it('is told to that person where its account is in the trash, with the way back', async () => {
    await create()
    const trash = (at: Date | null) =>
      t.rows('update studio_accounts set deleted_at = $2 where id = $1', [account.id, at])
    await trash(t.clock.now())
    const told = await orphaned()
    await trash(null)
    expect(told).toMatchObject([
      { user_id: operator.userId, code: 'plan_switched_off.account_deleted' },
    ])
    expect(told[0]!.message).toContain('恢复账号后，可以重新启用这个计划')
  })

  it('is told to the leads of the team where the account has nobody, and one can undo it', async () => {
    const manager = await t.as('manager')
    const other = await t.as('operator2')
    await create()
    await t.rows('update users set disabled_at = now() where id = $1', [operator.userId])
    const told = await orphaned()
    await t.rows('update users set disabled_at = null where id = $1', [operator.userId])
    expect(told.map(({ user_id }) => user_id)).toContain(manager.userId)
    expect(new Set(told.map(({ code }) => code))).toEqual(
      new Set(['plan_switched_off.person_gone']),
    )
    const teams = await t.rows(
      'select distinct business_team_id::int as team from users where id = any($1)',
      [told.map(({ user_id }) => user_id)],
    )
    expect(teams).toEqual([{ team: operator.teamId }])
    expect(told.map(({ user_id }) => user_id)).not.toContain(other.userId)
    const events = async (by: Caller) =>
      (await by.get('/api/v1/audit_events', { 'filter[operation]': 'plans.update' })).body.data
    const [event] = await events(manager)
    expect(event.attributes).toMatchObject({ user_id: null, after: { why: 'person_gone' } })
    const lead = await t.as('manager')
    expect((await lead.post(`/api/v1/audit_events/${event.id}/undo`, {})).status).toBe(200)
    expect(await t.rows('select enabled from plans')).toEqual([{ enabled: true }])
  })
})

describe('a plan that is brought back after its time', () => {
  const passes = async (ms: number) => {
    t.clock.advance(ms)
    operator = await t.as('operator')
    await t.rows('delete from system_notices')
  }
  const waitsFor = async (at: string) => {
    expect(await open()).toEqual([])
    expect(await t.rows('select enabled, next_run_at from plans')).toEqual([
      { enabled: true, next_run_at: new Date(at) },
    ])
    expect(await t.rows('select id from jobs')).toEqual([])
    expect(await t.rows('select id from system_notices')).toEqual([])
    t.clock.set(new Date(at))
    expect(await open()).toHaveLength(1)
  }

  it('from the trash waits for its next time', async () => {
    const { id } = (await create()).body.data
    await operator.delete(`/api/v1/plans/${id}`)
    await passes(3 * DAY_MS)
    expect((await operator.post(`/api/v1/plans/${id}/restore`)).status).toBe(200)
    await waitsFor('2026-11-23T01:30:00.000Z')
  })

  it.each([
    ['just now', 50 * 60_000, '2026-11-23T01:30:00.000Z'],
    ['days ago', 4 * DAY_MS, '2026-11-24T01:30:00.000Z'],
  ])('by an undo of its switch-off waits for its next time: it was due %s', async (_, ms, next) => {
    const { id } = (await create()).body.data
    await operator.put(`/api/v1/plans/${id}`, { enabled: false })
    const { data } = (
      await operator.get('/api/v1/audit_events', { 'filter[operation]': 'plans.update' })
    ).body
    await passes(ms)
    const undone = await operator.post(`/api/v1/audit_events/${data[0].id}/undo`, {})
    expect(undone.status).toBe(200)
    await waitsFor(next)
  })

  it.each([
    ['alone', {}],
    ['in a form that kept its times', { times: ['09:30'], enabled: true }],
  ])('by the undo of a new name %s was never away: it runs', async (_, rest) => {
    const { id } = (await create()).body.data
    await operator.put(`/api/v1/plans/${id}`, { name: '新名字', ...rest })
    const { data } = (
      await operator.get('/api/v1/audit_events', { 'filter[operation]': 'plans.update' })
    ).body
    await passes(30 * 60_000 + 5000)
    const undone = await operator.post(`/api/v1/audit_events/${data[0].id}/undo`, {})
    expect(undone.status).toBe(200)
    expect(await open()).toHaveLength(1)
  })
})

it('plans.update moves the next run and plans.delete takes it away; plans.restore brings it back', async () => {
  const { id } = (await create()).body.data
  const put = async (values: object) =>
    (await operator.put(`/api/v1/plans/${id}`, values)).body.data.attributes.next_run_at
  expect(await put({ times: ['08:00', '21:15'] })).toBe('2026-11-20T13:15:00.000Z')
  expect(await put({ weekdays: [6] })).toBe('2026-11-21T00:00:00.000Z')
  expect(await put({ starts_on: '2026-12-01' })).toBe('2026-12-05T00:00:00.000Z')
  expect(await put({ enabled: false })).toBeNull()
  expect(await put({ name: '新名字' })).toBeNull()
  expect(await put({ enabled: true, timezone: 'UTC' })).toBe('2026-12-05T08:00:00.000Z')
  expect((await operator.delete(`/api/v1/plans/${id}`)).status).toBe(204)
  expect((await operator.get(`/api/v1/plans/${id}`)).status).toBe(404)
  expect((await operator.post(`/api/v1/plans/${id}/restore`)).body.data.attributes.name).toBe(
    '新名字',
  )
})

it('plans.list and plans.get show own plans, a lead those of the team, and another team none', async () => {
  const { id } = (await create()).body.data
  const { data, meta } = (
    await operator.get('/api/v1/plans', { 'filter[kind]': 'submit', include: 'studio_account' })
  ).body
  expect([meta.record_count, data[0].attributes.platform]).toEqual([1, 'youhaohuo'])
  expect((await (await t.as('manager')).get(`/api/v1/plans/${id}`)).status).toBe(200)
  for (const name of ['creator', 'operator2']) {
    const other = await t.as(name)
    expect((await other.get(`/api/v1/plans/${id}`)).status).toBe(404)
    expect((await other.get('/api/v1/plans')).body.meta.record_count).toBe(0)
  }
})
