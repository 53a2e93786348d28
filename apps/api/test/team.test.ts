import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './support.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
})
afterAll(() => t.close())

describe('business_teams.get_info', () => {
  it('answers the own team and its size', async () => {
    const { body } = await (await t.as('operator2')).get('/api/v1/business_teams/get_info')
    expect(body.data).toMatchObject({
      name: '远山优选传媒',
      teamkey: 'yuanshan',
      users_count: 1,
      studio_accounts_count: 8,
    })
  })
})

describe('business_categories', () => {
  it('business_categories.list is in reading order and narrows to the children of one', async () => {
    const operator = await t.as('operator')
    const top = await operator.get('/api/v1/business_categories', { 'filter[parent_id]': '0' })
    const names = top.body.data.map((row: { attributes: { name: string } }) => row.attributes.name)
    expect(names).toEqual(['服饰鞋包', '居家生活', '美妆个护', '母婴亲子', '数码影音', '食品饮料'])
    const children = await operator.get('/api/v1/business_categories', {
      'filter[parent_id]': top.body.data[0].id,
    })
    expect(
      children.body.data.map((row: { attributes: { name: string } }) => row.attributes.name),
    ).toEqual(['女装', '运动', '鞋靴', '箱包'])
    expect(children.body.data[0].attributes).toMatchObject({
      level: 2,
      parent_id: top.body.data[0].id,
    })
  })

  it('business_categories.get_select and get_smart_select give the own team one tree, also to people who see all teams', async () => {
    const admin = await t.as('admin')
    const select = await admin.get('/api/v1/business_categories/get_select')
    const smart = await admin.get('/api/v1/business_categories/get_smart_select')
    expect(smart.body).toEqual(select.body)
    expect(select.body.data[0]).toEqual({
      id: expect.any(String),
      label: '服饰鞋包',
      parent_id: null,
      level: 1,
      team_name: expect.any(String),
    })
    const [{ n }] = (await t.rows(
      'select count(*)::int as n from business_categories where business_team_id = $1',
      [admin.teamId],
    )) as [{ n: number }]
    expect(select.body.data).toHaveLength(n)
  })
})

describe('system_notices', () => {
  const titles = (body: { data: { attributes: { title: string } }[] }) =>
    body.data.map((row) => row.attributes.title)

  it('system_notices.list gives six, newest first, and takes both orders of the documents', async () => {
    const vip = await t.as('vip')
    const first = await vip.get('/api/v1/system_notices')
    expect(first.body.data).toHaveLength(6)
    expect(first.body.meta.record_count).toBe(14)
    expect(titles(first.body)[0]).toBe('发布完成')
    const resources = await vip.get('/api/v1/system_notices', { sort: '-created_at,readed' })
    expect(titles(resources.body)).toEqual(titles(first.body))
    const console = await vip.get('/api/v1/system_notices', {
      sort: 'readed,-created_at',
      'page[size]': '10',
    })
    expect(
      console.body.data.map((row: { attributes: { readed: boolean } }) => row.attributes.readed),
    ).toEqual([...Array.from({ length: 6 }, () => false), ...Array.from({ length: 4 }, () => true)])
    const unread = await vip.get('/api/v1/system_notices', {
      'filter[readed]': 'false',
      'filter[source]': 'job',
    })
    expect(unread.body.meta.record_count).toBe(1)
  })

  it('system_notices.update sets the read flag and nothing else', async () => {
    const creator = await t.as('creator')
    const { body } = await creator.get('/api/v1/system_notices')
    const { id } = body.data[0]
    expect((await creator.put(`/api/v1/system_notices/${id}`, { readed: true })).status).toBe(200)
    expect(await t.rows('select readed from system_notices where id = $1', [id])).toEqual([
      { readed: true },
    ])
    expect((await creator.put(`/api/v1/system_notices/${id}`, { title: 'x' })).status).toBe(422)
    const other = await t.as('operator')
    expect((await other.put(`/api/v1/system_notices/${id}`, { readed: false })).status).toBe(404)
    expect(await t.rows('select readed from system_notices where id = $1', [id])).toEqual([
      { readed: true },
    ])
  })

  it('system_notices.clear_notices clears the own ones and counts them', async () => {
    const auditor = await t.as('auditor')
    const answer = await auditor.delete('/api/v1/system_notices/clear_notices')
    expect(answer.body).toEqual({ data: { count: 14, undo_id: expect.any(String) } })
    expect((await auditor.get('/api/v1/system_notices')).body.meta.record_count).toBe(0)
    const [left] = await t.rows(
      'select count(*)::int as n from system_notices where deleted_at is not null and user_id <> $1',
      [auditor.userId],
    )
    expect(left).toEqual({ n: 0 })
    expect(
      (await (await t.as('manager')).get('/api/v1/system_notices')).body.meta.record_count,
    ).toBe(14)
    const none = await auditor.delete('/api/v1/system_notices/clear_notices')
    expect(none.body.data).toEqual({ count: 0, undo_id: null })
    const undone = await auditor.post(`/api/v1/audit_events/${answer.body.data.undo_id}/undo`)
    expect(undone.body.data).toMatchObject({ failed: [] })
    expect((await auditor.get('/api/v1/system_notices')).body.meta.record_count).toBe(14)
  })
})
