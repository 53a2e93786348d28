import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let made: MaterialFactories
let base: Factories
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createMaterialFactories(t.database)
  base = createFactories(t.database)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())

const URL = '/api/v1/carry_materials'
const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const rowOf = async (id: number | string) =>
  (await t.rows('select * from carry_materials where id = $1', [id]))[0]!
const undoLast = async (operation: string, caller = operator) => {
  const [event] = await t.rows<{ id: number }>(
    'select id from audit_events where operation = $1 order by id desc limit 1',
    [operation],
  )
  return caller.post(`/api/v1/audit_events/${event!.id}/undo`)
}

describe('carry_materials.update', () => {
  it('changes what a person may write, keeps the rest, and can be undone', async () => {
    const category = await base.category({ business_team_id: operator.teamId, name: '水杯' })
    const { id } = await made.material({ ...own(), title: '旧标题', tags: ['旧'] })
    const answer = await operator.put(`${URL}/${id}`, {
      title: '保温杯主题',
      tags: ['户外', '通勤'],
      pooling: true,
      remark: '换季主推',
      matching_type: 'theme',
      business_category_id: String(category.id),
    })
    expect([answer.status, answer.body.data.attributes]).toMatchObject([
      200,
      {
        title: '保温杯主题',
        tags: ['户外', '通勤'],
        pooling: true,
        remark: '换季主推',
        matching_type: 'theme',
        business_category_id: String(category.id),
        business_category_name: '水杯',
        category: '水杯',
        status: 'fetched',
      },
    ])
    await operator.put(`${URL}/${id}`, { business_category_id: null })
    expect(await rowOf(id)).toMatchObject({
      business_category_id: null,
      category: '',
      title: '保温杯主题',
    })
    expect((await undoLast('carry_materials.update')).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ business_category_id: category.id, category: '水杯' })
  })

  it('refuses what reviews, channels and other teams decide', async () => {
    const { id } = await made.material({ ...own(), title: '不变' })
    for (const body of [
      { status: 'checked' },
      { title: '' },
      { matching_type: 'guess' },
      { tags: ['一', '一'] },
      { source: 'dewu' },
    ]) {
      const answer = await operator.put(`${URL}/${id}`, body)
      expect([Object.keys(body)[0], answer.status]).toEqual([Object.keys(body)[0], 422])
    }
    const foreign = await base.category({ business_team_id: stranger.teamId })
    const named = { business_category_id: String(foreign.id) }
    expect((await operator.put(`${URL}/${id}`, named)).status).toBe(404)
    const mixed = await (await t.as('admin')).put(`${URL}/${id}`, named)
    expect([mixed.status, mixed.body.errors[0].code]).toEqual([422, 'other_team'])
    expect(await rowOf(id)).toMatchObject({ title: '不变', business_category_id: null })
  })

  it('reaches no row of a colleague or of another team', async () => {
    const colleague = await made.material({
      ...own(),
      user_id: manager.userId,
      status: 'processed',
    })
    const theirs = await made.material({ business_team_id: stranger.teamId })
    // The operator reviews the first: that is seeing it, not editing it.
    expect((await operator.get(`${URL}/${colleague.id}`)).status).toBe(200)
    for (const { id } of [colleague, theirs])
      for (const answer of [
        await operator.put(`${URL}/${id}`, { title: '抢改' }),
        await operator.delete(`${URL}/${id}`),
      ])
        expect([403, 404]).toContain(answer.status)
    expect((await rowOf(colleague.id)).deleted_at).toBeNull()
    expect((await rowOf(theirs.id)).title).not.toBe('抢改')
  })
})

describe('carry_materials.delete and carry_materials.restore', () => {
  it('move one material to the trash and back, its items stay', async () => {
    const { id } = await made.material(own())
    const item = await made.item({ ...own(), carry_material_id: id })
    expect((await operator.delete(`${URL}/${id}`)).status).toBe(204)
    expect((await operator.get(`${URL}/${id}`)).status).toBe(404)
    const trashed = await operator.get(URL, { 'filter[trashed]': 'true', 'page[size]': '100' })
    expect(trashed.body.data.map((row: { id: string }) => row.id)).toContain(String(id))
    const [kept] = await t.rows('select deleted_at from carry_items where id = $1', [item.id])
    expect(kept).toEqual({ deleted_at: null })
    expect((await operator.post(`${URL}/${id}/restore`)).status).toBe(200)
    expect((await operator.post(`${URL}/${id}/restore`)).status).toBe(404)
    await operator.delete(`${URL}/${id}`)
    expect((await undoLast('carry_materials.delete')).body.data.succeeded).toEqual([
      { id: String(id) },
    ])
    expect((await rowOf(id)).deleted_at).toBeNull()
  })

  it('do not bring back alone what was merged', async () => {
    const kept = await made.material(own())
    const merged = await made.material({
      ...own(),
      merged_into_id: kept.id,
      deleted_at: t.clock.now(),
    })
    const answer = await operator.post(`${URL}/${merged.id}/restore`)
    expect([answer.status, answer.body.errors[0]]).toMatchObject([
      409,
      { code: 'merged', meta: { params: { id: String(kept.id) } } },
    ])
    expect(answer.body.error).toBe(`素材已合并到素材 ${kept.id}，请撤销合并`)
    expect((await rowOf(merged.id)).deleted_at).not.toBeNull()
  })
})
