import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let manager: Caller
let operator: Caller
let operator2: Caller
let made: Factories
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
  operator = await t.as('operator')
  operator2 = await t.as('operator2')
  made = createFactories(t.database)
})
beforeEach(() => t.rows('delete from business_categories'))
afterAll(() => t.close())

const URL = '/api/v1/business_categories'
const create = async (name: string, parent?: string, more: object = {}) => {
  const answer = await manager.post(URL, {
    name,
    ...(parent ? { parent_id: parent } : {}),
    ...more,
  })
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body.data.id as string
}
/** The tree in reading order, as `level name`. */
const tree = async () => {
  const rows = await t.rows<{ level: number; name: string; lft: number }>(
    'select level, name, lft from business_categories where business_team_id = $1 and deleted_at is null order by lft',
    [manager.teamId],
  )
  expect(rows.map(({ lft }) => lft)).toEqual(rows.map((_, i) => i + 1))
  return rows.map(({ level, name }) => `${level} ${name}`)
}
const refusal = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
/** 服饰 > 女装 > 大衣, 服饰 > 运动, 家居 */
const plant = async () => {
  const clothes = await create('服饰')
  const home = await create('家居')
  const women = await create('女装', clothes)
  const sports = await create('运动', clothes)
  const coats = await create('大衣', women)
  return { clothes, home, women, sports, coats }
}

describe('the tree of categories', () => {
  it('business_categories.create puts a category last among its siblings and keeps the reading order', async () => {
    const { women } = await plant()
    expect(await tree()).toEqual(['1 服饰', '2 女装', '3 大衣', '2 运动', '1 家居'])
    await create('针织', women, { assign_tag_names: ['保暖'] })
    expect(await tree()).toEqual(['1 服饰', '2 女装', '3 大衣', '3 针织', '2 运动', '1 家居'])
    const [row] = await t.rows(
      `select assign_tag_names, business_team_id from business_categories where name = '针织'`,
    )
    expect(row).toEqual({ assign_tag_names: ['保暖'], business_team_id: manager.teamId })
  })

  it('business_categories.update moves a branch with all below it, and its place among siblings', async () => {
    const { women, home, sports } = await plant()
    await manager.put(`${URL}/${women}`, { parent_id: home })
    expect(await tree()).toEqual(['1 服饰', '2 运动', '1 家居', '2 女装', '3 大衣'])
    await manager.put(`${URL}/${women}`, { parent_id: null, name: '女士' })
    expect((await tree()).filter((one) => /女士|大衣/.test(one))).toEqual(['1 女士', '2 大衣'])
    const [first] = await t.rows<{ lft: number }>(
      `select lft from business_categories where name = '服饰'`,
    )
    await manager.put(`${URL}/${home}`, { lft: first!.lft })
    expect((await tree())[0]).toBe('1 家居')
    expect(
      (await manager.put(`${URL}/${sports}`, { assign_topic_names: ['跑步'] })).body.data
        .attributes,
    ).toMatchObject({
      name: '运动',
      assign_topic_names: ['跑步'],
    })
  })

  it('never has a circle, a level too many, or two siblings of one name', async () => {
    const { clothes, women, coats, home } = await plant()
    for (const below of [clothes, women, coats])
      expect(refusal(await manager.put(`${URL}/${clothes}`, { parent_id: below }))).toEqual([
        422,
        'circle',
      ])
    const [a, b] = [await create('四', coats), await create('x')]
    const five = await create('五', a)
    const six = await create('六', five)
    expect(refusal(await manager.post(URL, { name: '七', parent_id: six }))).toEqual([
      422,
      'too_deep',
    ])
    expect(refusal(await manager.put(`${URL}/${women}`, { parent_id: b }))).toEqual([
      200,
      undefined,
    ])
    expect(refusal(await manager.put(`${URL}/${b}`, { parent_id: home }))).toEqual([
      422,
      'too_deep',
    ])
    expect(refusal(await manager.post(URL, { name: '家居' }))).toEqual([409, 'name_taken'])
  })

  it('business_categories.delete moves a leaf to the trash, business_categories.restore puts it back in its place', async () => {
    const { women, coats } = await plant()
    expect(refusal(await manager.delete(`${URL}/${women}`))).toEqual([409, 'has_children'])
    expect((await manager.delete(`${URL}/${coats}`)).status).toBe(204)
    expect(await tree()).toEqual(['1 服饰', '2 女装', '2 运动', '1 家居'])
    expect((await manager.delete(`${URL}/${women}`)).status).toBe(204)
    expect(refusal(await manager.post(`${URL}/${coats}/restore`))).toEqual([409, 'parent_trashed'])
    expect((await manager.post(`${URL}/${women}/restore`)).status).toBe(200)
    expect((await manager.post(`${URL}/${coats}/restore`)).status).toBe(200)
    expect(await tree()).toEqual(['1 服饰', '2 女装', '3 大衣', '2 运动', '1 家居'])
    await manager.delete(`${URL}/${coats}`)
    await create('大衣', women)
    expect(refusal(await manager.post(`${URL}/${coats}/restore`))).toEqual([409, 'name_taken'])
  })

  it('has the branch below its old parent again when a move is undone', async () => {
    const { women, home } = await plant()
    await manager.put(`${URL}/${women}`, { parent_id: home })
    const [moved] = await t.rows<{ id: number }>(
      `select id from audit_events where operation = 'business_categories.update' order by id desc limit 1`,
    )
    const undone = await manager.post(`/api/v1/audit_events/${moved!.id}/undo`)
    expect([undone.status, undone.body.errors]).toEqual([200, undefined])
    expect(await tree()).toEqual(['1 服饰', '2 运动', '2 女装', '3 大衣', '1 家居'])
  })

  it('stays right when several people add at the same moment', async () => {
    const { clothes } = await plant()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        manager.post(URL, { name: `同时 ${i}`, parent_id: clothes }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(await tree()).toHaveLength(13)
  })

  it('business_categories.list narrows by parent, in reading order, with children on demand', async () => {
    const { clothes } = await plant()
    const names = async (query: Record<string, string>) =>
      (await operator.get(URL, query)).body.data.map(
        (row: { attributes: { name: string } }) => row.attributes.name,
      )
    await behaviour('B-164', async () => {
      expect(await names({})).toEqual(['服饰', '女装', '大衣', '运动', '家居'])
      expect(await names({ 'filter[parent_id]': '0' })).toEqual(['服饰', '家居'])
      expect(await names({ 'filter[parent_id]': clothes })).toEqual(['女装', '运动'])
    })
    const included = (await operator.get(URL, { 'filter[parent_id]': '0', include: 'children' }))
      .body.included
    expect(
      included.map((row: { attributes: { name: string } }) => row.attributes.name).sort(),
    ).toEqual(['女装', '运动'].sort())
  })

  it('business_categories.get, business_categories.get_select and business_categories.get_smart_select read the own team’s', async () => {
    const { women } = await plant()
    expect((await operator.get(`${URL}/${women}`)).body.data.attributes).toMatchObject({
      name: '女装',
      level: 2,
    })
    expect((await operator2.get(`${URL}/${women}`)).status).toBe(404)
    const options = (await operator.get(`${URL}/get_select`)).body.data
    expect(options[1]).toMatchObject({ id: women, label: '女装', level: 2 })
    expect((await operator.get(`${URL}/get_smart_select`)).body.data).toEqual(options)
    expect((await operator2.get(`${URL}/get_smart_select`)).body.data).toEqual([])
  })

  it('business_categories.get_select offers another team’s only to people who see all teams', async () => {
    const { women } = await plant()
    const other = await made.category({ business_team_id: operator2.teamId, name: '别队' })
    const admin = await t.as('admin')
    const offered = async (caller: Caller, query: Record<string, string>) =>
      (await caller.get(`${URL}/get_select`, query)).body.data.map(({ id }: { id: string }) => id)
    const named = { business_team_id: String(operator2.teamId) }
    expect(await offered(admin, {})).not.toContain(String(other.id))
    expect(await offered(admin, named)).toEqual([String(other.id)])
    expect(await offered(admin, { all_teams: 'true' })).toEqual(
      expect.arrayContaining([women, String(other.id)]),
    )
    expect((await operator.get(`${URL}/get_select`, named)).status).toBe(404)
    expect(await offered(operator, { all_teams: 'true' })).toEqual(await offered(operator, {}))
  })

  it('leaves another team’s categories alone', async () => {
    const other = await made.category({ business_team_id: operator2.teamId, name: '别队' })
    expect(refusal(await manager.post(URL, { name: '下级', parent_id: String(other.id) }))).toEqual(
      [404, 'not_found'],
    )
    expect((await manager.put(`${URL}/${other.id}`, { name: '改' })).status).toBe(404)
    expect((await manager.delete(`${URL}/${other.id}`)).status).toBe(404)
    const admin = await t.as('admin')
    expect(refusal(await admin.post(URL, { name: '下级', parent_id: String(other.id) }))).toEqual([
      422,
      'other_team',
    ])
    expect(await t.rows('select name, deleted_at from business_categories')).toEqual([
      { name: '别队', deleted_at: null },
    ])
  })

  it('stays in its team’s tree when somebody who sees all teams moves it', async () => {
    const other = await made.category({ business_team_id: operator2.teamId, name: '别队' })
    const { women } = await plant()
    const admin = await t.as('admin')
    const answer = await admin.put(`${URL}/${women}`, { parent_id: String(other.id) })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]).toMatchObject({
      code: 'other_team',
      source: { pointer: '/data/attributes/parent_id' },
    })
    expect((await admin.get(`${URL}/${women}`)).body.data.attributes).toMatchObject({
      business_team_id: String(manager.teamId),
      level: 2,
    })
  })

  it('is changed by those who lead', async () => {
    expect((await operator.post(URL, { name: '新' })).status).toBe(403)
  })
})

describe('business_categories.add_assign_category', () => {
  const assign = (category_id: string, assign_category_names: string[], caller = manager) =>
    caller.post(`${URL}/add_assign_category`, { category_id, assign_category_names })
  const names = async (id: string) =>
    (
      await t.rows<{ n: string[] }>(
        'select assign_category_names as n from business_categories where id = $1',
        [id],
      )
    )[0]!.n

  it('adds names once, and takes them from the category that had them', async () => {
    const { women, sports } = await plant()
    await assign(women, ['连衣裙', '大衣'])
    const answer = await assign(women, ['大衣', ' 针织衫 '])
    expect(answer.body.data.attributes.assign_category_names).toEqual(['连衣裙', '大衣', '针织衫'])
    await assign(sports, ['大衣'])
    expect(await names(women)).toEqual(['连衣裙', '针织衫'])
    expect(await names(sports)).toEqual(['大衣'])
    const [audit] = await t.rows(
      `select subject_ids, changes is not null as undoable from audit_events where operation = 'business_categories.add_assign_category' order by id desc limit 1`,
    )
    expect(audit).toEqual({ subject_ids: [sports, women], undoable: true })
  })

  it('refuses another team’s category and an empty list', async () => {
    const other = await made.category({ business_team_id: operator2.teamId })
    expect((await assign(String(other.id), ['x'])).status).toBe(404)
    expect(await names(String(other.id))).toEqual([])
    const { women } = await plant()
    expect((await assign(women, [])).body.errors[0].source).toEqual({
      pointer: '/data/attributes/assign_category_names',
    })
  })
})
