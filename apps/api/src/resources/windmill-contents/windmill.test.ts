import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'

let t: TestApp
let made: Factories
let manager: Caller
let operator: Caller
let operator2: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  await made.channel('guangguang')
  manager = await t.as('manager')
  operator = await t.as('operator')
  operator2 = await t.as('operator2')
})
beforeEach(async () => {
  t.gateway.reset()
  await t.rows('delete from windmill_contents')
  await t.rows('delete from windmill_crowds')
})
afterAll(() => t.close())

const sync = async (caller = manager) => {
  const job = await made.job({
    kind: 'sync_windmill_crowds',
    business_team_id: caller.teamId,
    user_id: caller.userId,
  })
  const end = await runJob({ database: t.database, services: t.services, tasks: TASKS }, job.id)
  expect(end).toEqual({ tag: 'ended', state: 'done' })
  const [row] = await t.rows<{ result: Record<string, unknown> }>(
    'select result from jobs where id = $1',
    [job.id],
  )
  return row!.result
}
const CROWDS = '/api/v1/windmill_crowds'
const CONTENTS = '/api/v1/windmill_contents'
const ids = async (path: string, caller = manager, query: Record<string, string> = {}) =>
  (await caller.get(path, query)).body.data.map((row: { id: string }) => row.id) as string[]
const one = async (text: string, values: unknown[]) => (await t.rows(text, values))[0]

describe('the job sync_windmill_crowds', () => {
  it('keeps each group once and takes over its pieces, asking the channel for each group', async () => {
    const result = await sync()
    expect(result.groups).toBe(7)
    expect(t.gateway.callsOf('crowds')).toEqual([
      { name: 'crowds', channel: 'guangguang', args: [{ page: 1, size: 50 }] },
    ])
    expect(t.gateway.callsOf('searchContents')[0]!.args).toEqual([{ q: '精致妈妈 1', size: 5 }])
    const count = await one('select count(*)::int as n from windmill_contents', [])
    expect(count).toEqual({ n: result.pieces })
    expect(await sync()).toMatchObject({ groups: 7, pieces: 0 })
    expect(await one('select count(*)::int as n from windmill_crowds', [])).toEqual({ n: 7 })
  })

  it('is started by windmill_crowds.sync_list, for the team of the caller', async () => {
    const started = await manager.post(`${CROWDS}/sync_list`)
    expect([started.status, started.body.data.attributes]).toMatchObject([
      201,
      { kind: 'sync_windmill_crowds', state: 'queued' },
    ])
    const id = Number(started.body.data.id)
    await runJob({ database: t.database, services: t.services, tasks: TASKS }, id)
    expect(await ids(CROWDS)).toHaveLength(7)
    expect(await ids(CROWDS, operator2)).toEqual([])
    await t.rows(`update channels set enabled = false where name = 'guangguang'`)
    const off = await manager.post(`${CROWDS}/sync_list`)
    await t.rows(`update channels set enabled = true where name = 'guangguang'`)
    expect([off.status, off.body.errors[0].code]).toEqual([409, 'channel_disabled'])
    expect((await operator.post(`${CROWDS}/sync_list`)).status).toBe(403)
  })
})

describe('audience groups', () => {
  it('windmill_crowds.list and windmill_crowds.get show the team’s groups with how many pieces they have', async () => {
    await sync()
    const { body } = await operator.get(CROWDS, { 'filter[data_type]': '人群', sort: '-size' })
    expect(body.data.length).toBeGreaterThan(0)
    expect(body.data[0].attributes).toMatchObject({
      group_name: '精致妈妈 7',
      category: '母婴',
      status: 'enabled',
      size: 70_000,
    })
    const [id] = await ids(CROWDS)
    expect(
      (await operator.get(`${CROWDS}/${id}`)).body.data.attributes.contents_count,
    ).toBeGreaterThanOrEqual(0)
    expect((await operator2.get(`${CROWDS}/${id}`)).status).toBe(404)
  })

  it('windmill_crowds.batch_change_category answers for each id, is undoable, and outlives the next sync', async () => {
    await sync()
    await sync(operator2)
    const [first, second] = await ids(CROWDS, manager, { sort: 'created_at' })
    const [foreign] = await ids(CROWDS, operator2)
    const answer = await manager.put(`${CROWDS}/batch_change_category`, {
      ids: [first, foreign, second],
      category: '亲子',
    })
    expect(answer.body.data.succeeded).toEqual([{ id: first }, { id: second }])
    expect(answer.body.data.failed).toMatchObject([{ id: foreign, error: { code: 'not_found' } }])
    await sync()
    expect(await one('select category from windmill_crowds where id = $1', [first])).toEqual({
      category: '亲子',
    })
    expect(await one('select category from windmill_crowds where id = $1', [foreign])).toEqual({
      category: '母婴',
    })
    const audit = await one('select operation, changes from audit_events where id = $1', [
      answer.body.data.undo_id,
    ])
    expect(audit).toMatchObject({
      operation: 'windmill_crowds.batch_change_category',
      changes: [
        { id: first, before: { category: '母婴' }, after: { category: '亲子' } },
        { id: second },
      ],
    })
    expect(
      (await operator.put(`${CROWDS}/batch_change_category`, { ids: [first], category: 'x' }))
        .status,
    ).toBe(403)
  })
})

describe('pieces for groups', () => {
  it('windmill_contents.list and windmill_contents.get show them with their group', async () => {
    await sync()
    const { body } = await manager.get(CONTENTS, {
      'filter[status]': 'processed',
      include: 'windmill_crowd',
    })
    expect(body.data.length).toBeGreaterThan(0)
    expect(body.included[0].type).toBe('windmill_crowds')
    const [id] = await ids(CONTENTS)
    expect((await manager.get(`${CONTENTS}/${id}`)).body.data.attributes).toMatchObject({
      platform: 'guangguang',
    })
    expect((await operator2.get(`${CONTENTS}/${id}`)).status).toBe(404)
  })

  it('windmill_contents.update changes what a person may change, of the own team only', async () => {
    await sync()
    const [id] = await ids(CONTENTS)
    const answer = await manager.put(`${CONTENTS}/${id}`, {
      title: '新标题',
      category: '亲子',
      user_id: String(operator.userId),
    })
    expect(answer.body.data.attributes).toMatchObject({ title: '新标题', category: '亲子' })
    expect(await one('select title, user_id from windmill_contents where id = $1', [id])).toEqual({
      title: '新标题',
      user_id: operator.userId,
    })
    const foreign = await manager.put(`${CONTENTS}/${id}`, { user_id: String(operator2.userId) })
    expect([foreign.status, foreign.body.errors[0].source]).toEqual([
      404,
      { pointer: '/data/attributes/user_id' },
    ])
    expect((await manager.put(`${CONTENTS}/${id}`, { title: '' })).status).toBe(422)
    expect((await manager.put(`${CONTENTS}/${id}`, { status: 'published' })).status).toBe(422)
  })

  it('windmill_contents.batch_change_status moves what may move and says why of the rest', async () => {
    await sync()
    await sync(operator2)
    const [a, b] = await ids(CONTENTS, manager, { 'filter[status]': 'processed' })
    const [foreign] = await ids(CONTENTS, await t.as('admin'), {
      'filter[business_team_id]': String(operator2.teamId),
    })
    await t.rows(`update windmill_contents set status = 'published' where id = $1`, [b])
    const answer = await manager.put(`${CONTENTS}/batch_change_status`, {
      ids: [a, b, foreign],
      status: 'checked',
      reason: '可用',
    })
    expect(answer.body.data.succeeded).toEqual([{ id: a }])
    expect(answer.body.data.failed).toMatchObject([
      { id: foreign, error: { code: 'not_found' } },
      { id: b, error: { code: 'not_allowed_move' } },
    ])
    expect(await one('select status from windmill_contents where id = $1', [a])).toEqual({
      status: 'checked',
    })
    expect(await one('select status from windmill_contents where id = $1', [foreign])).toEqual({
      status: 'processed',
    })
    await manager.put(`${CONTENTS}/batch_change_status`, { ids: [a], status: 'deleted' })
    expect((await manager.get(`${CONTENTS}/${a}`)).status).toBe(404)
    await manager.put(`${CONTENTS}/batch_change_status`, { ids: [a], status: 'checked' })
    expect((await manager.get(`${CONTENTS}/${a}`)).body.data.attributes.status).toBe('checked')
  })

  it('windmill_contents.statistics counts by status, category and day', async () => {
    const { pieces } = await sync()
    const { data } = (await manager.get(`${CONTENTS}/statistics`)).body
    expect(data.totals.count).toBe(pieces)
    expect(data.totals.by_category).toEqual({ 母婴: pieces })
    expect(data.series.at(-1).count).toBe(pieces)
    expect((await operator2.get(`${CONTENTS}/statistics`)).body.data.totals.count).toBe(0)
    expect(
      (await manager.get(`${CONTENTS}/statistics`, { since: '2026-02-02', until: '2026-01-01' }))
        .status,
    ).toBe(400)
  })
})
