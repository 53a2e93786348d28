import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../kernel/problem.ts'

let t: TestApp
let made: Factories
let operator: Caller
let operator2: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  await made.channel('guangguang')
  operator = await t.as('operator')
  operator2 = await t.as('operator2')
})
beforeEach(async () => {
  t.gateway.reset()
  await t.rows('delete from carry_sources')
  await t.rows('delete from smart_daren_accounts')
})
afterAll(() => t.close())

const PATH = '/api/v1/smart_daren_accounts'
const syncList = async (query: Record<string, string> = {}, caller = operator) => {
  const answer = await caller.get(`${PATH}/sync_list`, query)
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  const jobId = Number(answer.body.data.id)
  expect(t.enqueued).toContain(jobId)
  const end = await runJob({ database: t.database, services: t.services, tasks: TASKS }, jobId)
  expect(end).toEqual({ tag: 'ended', state: 'done' })
  return answer.body.data
}
const ids = async (caller = operator, query: Record<string, string> = {}) =>
  (await caller.get(PATH, query)).body.data.map((row: { id: string }) => row.id) as string[]
const one = async (text: string, values: unknown[]) => (await t.rows(text, values))[0]

describe('outside creators', () => {
  it('smart_daren_accounts.sync_list starts a job that keeps each creator once', async () => {
    const job = await syncList({ q: '穿搭', category: '服饰' })
    expect(job).toMatchObject({ type: 'jobs', attributes: { kind: 'sync_daren_list' } })
    expect(t.gateway.callsOf('creators')).toEqual([
      {
        name: 'creators',
        channel: 'guangguang',
        args: [{ q: '穿搭', category: '服饰', page: 1, size: 50 }],
      },
    ])
    const [id] = await ids()
    await t.rows(`update smart_daren_accounts set remark = '重点' where id = $1`, [id])
    await syncList()
    expect(await one('select count(*)::int as n from smart_daren_accounts', [])).toEqual({ n: 25 })
    expect(await one('select remark from smart_daren_accounts where id = $1', [id])).toEqual({
      remark: '重点',
    })
  })

  it('smart_daren_accounts.sync_list names a platform that cannot be asked, and starts nothing', async () => {
    const before = await one('select count(*)::int as n from jobs', [])
    const answer = await operator.get(`${PATH}/sync_list`, { platform: 'nowhere' })
    expect([answer.status, answer.body.errors[0].source]).toEqual([400, { parameter: 'platform' }])
    expect(await one('select count(*)::int as n from jobs', [])).toEqual(before)
  })

  it('smart_daren_accounts.list and smart_daren_accounts.get show the team’s, by their figures', async () => {
    await syncList()
    const { body } = await operator.get(PATH, { sort: '-video_30day_pv', 'page[size]': '5' })
    const views = body.data.map(
      (row: { attributes: { video_30day_pv: number } }) => row.attributes.video_30day_pv,
    )
    expect(views).toEqual([...views].sort((a, b) => b - a))
    expect(typeof body.data[0].attributes.video_30day_rate).toBe('number')
    const [id] = await ids()
    expect((await operator.get(`${PATH}/${id}`)).status).toBe(200)
    expect((await operator2.get(`${PATH}/${id}`)).status).toBe(404)
    expect(await ids(operator2)).toEqual([])
  })

  it('smart_daren_accounts.update keeps a remark', async () => {
    await syncList()
    const [id] = await ids()
    const answer = await operator.put(`${PATH}/${id}`, { remark: '常合作' })
    expect(answer.body.data.attributes.remark).toBe('常合作')
    expect((await operator2.put(`${PATH}/${id}`, { remark: 'x' })).status).toBe(404)
    expect((await operator.put(`${PATH}/${id}`, { fans_count: 1 })).status).toBe(422)
  })

  it('smart_daren_accounts.sync_home asks the platform about one and keeps the figures', async () => {
    await syncList()
    const [id] = await ids()
    const { author_id: authorId } = (await one(
      'select author_id from smart_daren_accounts where id = $1',
      [id],
    ))!
    const usual = await t.gateway.creator(
      { name: 'guangguang', baseUrl: '', token: undefined },
      String(authorId),
    )
    t.gateway.calls.length = 0
    t.gateway.answer('creator', async () => ({ ...usual, fans_count: 4321, area_tag: '杭州' }))
    const answer = await operator.get(`${PATH}/${id}/sync_home`)
    expect(answer.body.data.attributes).toMatchObject({ fans_count: 4321, area_tag: '杭州' })
    expect(t.gateway.callsOf('creator')).toEqual([
      { name: 'creator', channel: 'guangguang', args: [authorId] },
    ])
    expect((await operator2.get(`${PATH}/${id}/sync_home`)).status).toBe(404)
  })

  it('smart_daren_accounts.sync_home keeps what is known when the platform refuses', async () => {
    await syncList()
    const [id] = await ids()
    const before = await one(
      'select fans_count, updated_at from smart_daren_accounts where id = $1',
      [id],
    )
    t.gateway.fail('creator', problem('channel_refused', { channel: 'sandbox', said: 'no' }))
    const answer = await operator.get(`${PATH}/${id}/sync_home`)
    expect([answer.status, answer.body.errors[0].code]).toEqual([502, 'channel_refused'])
    expect(
      await one('select fans_count, updated_at from smart_daren_accounts where id = $1', [id]),
    ).toEqual(before)
  })

  it('smart_daren_accounts.transfer_to_carry_source watches each once, no matter who watched before', async () => {
    await syncList()
    const [a, b, c] = await ids()
    const author = (await one('select author_id from smart_daren_accounts where id = $1', [b]))!
      .author_id
    const [watched] = await t.rows<{ id: number }>(
      `insert into carry_sources (business_team_id, platform, author_id) values ($1, 'guangguang', $2) returning id`,
      [operator.teamId, author],
    )
    const transfer = (wanted: unknown[], caller = operator) =>
      caller.post(`${PATH}/transfer_to_carry_source`, { ids: wanted })
    const first = await transfer([a, b, c, '999999'])
    expect([first.status, first.body.errors]).toEqual([201, undefined])
    const { data } = first.body
    expect(
      data.succeeded.map(({ id, existing }: { id: string; existing: boolean }) => [id, existing]),
    ).toEqual([
      [a, false],
      [b, true],
      [c, false],
    ])
    expect(data.succeeded[1].record_id).toBe(String(watched!.id))
    expect(data.failed).toMatchObject([{ id: '999999', error: { code: 'not_found' } }])
    expect(
      await one(
        `select s.platform, s.author_id = d.author_id as same, s.nickname = d.nickname as named, s.origin_type, s.origin_id, s.user_id
         from carry_sources s, smart_daren_accounts d where s.id = $1 and d.id = $2`,
        [data.succeeded[0].record_id, a],
      ),
    ).toEqual({
      platform: 'guangguang',
      same: true,
      named: true,
      origin_type: 'smart_daren_accounts',
      origin_id: a,
      user_id: operator.userId,
    })
    const undone = await (await t.as('manager')).post(`/api/v1/audit_events/${data.undo_id}/undo`)
    expect([undone.status, undone.body.errors]).toEqual([200, undefined])
    expect(await t.rows('select id from carry_sources where deleted_at is null')).toEqual([
      { id: watched!.id },
    ])
    const trashed = (await transfer([a])).body.data
    expect(trashed.failed).toMatchObject([{ id: a, error: { code: 'in_trash' } }])
    await t.rows('update carry_sources set deleted_at = null')
    const again = (await transfer([a, b, c])).body.data
    expect(again.succeeded.every(({ existing }: { existing: boolean }) => existing)).toBe(true)
    expect(await t.rows('select id from carry_sources')).toHaveLength(3)
    await t.rows('update users set roles = $1 where id = $2', [['svip'], operator2.userId])
    const foreign = (await transfer([a], await t.as('operator2'))).body.data
    expect(foreign.failed).toMatchObject([{ id: a, error: { code: 'not_found' } }])
    expect(await t.rows('select id from carry_sources')).toHaveLength(3)
  })
})
