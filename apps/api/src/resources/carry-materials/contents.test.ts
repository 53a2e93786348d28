import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'

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
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/carry_materials'
const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const foreign = () => made.material({ business_team_id: stranger.teamId })
const rowOf = async (table: string, id: number | string) =>
  (await t.rows(`select * from ${table} where id = $1`, [id]))[0]!
const undo = (id: string, caller = operator) => caller.post(`/api/v1/audit_events/${id}/undo`)
const succeeded = (answer: Answer) => answer.body.data.succeeded.map(({ id }: { id: string }) => id)

describe('contents of materials', () => {
  const contentOf = async (materialId: number, values: object = {}) => {
    const content = await base.content({ ...own(), ...values })
    await t.rows('update carry_contents set carry_material_id = $1 where id = $2', [
      materialId,
      content.id,
    ])
    return content
  }

  it('carry_materials.creative_new_content makes the content of a material, once', async () => {
    const material = await made.material({
      ...own(),
      title: '保温杯',
      cover_url: 'https://p.example/c.jpg',
    })
    const item = await made.item({ ...own(), carry_material_id: material.id })
    await made.image(material.id, operator.teamId, 'https://p.example/1.jpg')
    await made.text({ ...own(), carry_material_id: material.id, kind: 'paragraph', text: '一段' })
    await made.text({ ...own(), carry_material_id: material.id, kind: 'desc', text: '描述' })
    const wanted = { carry_material_id: String(material.id), channel: 'youhaohuo' }
    const first = await operator.post(`${URL}/creative_new_content`, wanted)
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({
      type: 'carry_contents',
      attributes: {
        title: '保温杯',
        desc: '描述',
        paragraphs: ['一段'],
        images: ['https://p.example/1.jpg'],
        cover: 'https://p.example/c.jpg',
        item_picture: item.pic_url,
        channel: 'youhaohuo',
        source: 'taobaoke',
        status: 'processed',
        items: [{ item_id: item.item_id, title: item.title, price: 99 }],
      },
    })
    const again = await operator.post(`${URL}/creative_new_content`, { ...wanted, title: '别的' })
    expect(again.body.data.id).toBe(first.body.data.id)
    expect(
      await t.rows('select 1 from carry_contents where carry_material_id = $1', [material.id]),
    ).toHaveLength(1)
    expect(
      await t.rows(
        `select 1 from carry_item_assigns where carry_item_id = $1 and kind = 'content' and target_id = $2`,
        [item.id, first.body.data.id],
      ),
    ).toHaveLength(1)
  })

  it('creative_new_content without a picture waits for one; a rejected or foreign material makes none', async () => {
    const bare = await made.material(own())
    const answer = await operator.post(`${URL}/creative_new_content`, {
      carry_material_id: String(bare.id),
    })
    expect(answer.body.data.attributes.status).toBe('fetched')
    const rejected = await made.material({ ...own(), status: 'rejected' })
    const refused = await operator.post(`${URL}/creative_new_content`, {
      carry_material_id: String(rejected.id),
    })
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0].code).toBe('material_rejected')
    const theirs = await foreign()
    const far = await operator.post(`${URL}/creative_new_content`, {
      carry_material_id: String(theirs.id),
    })
    expect(far.status).toBe(404)
    expect(
      await t.rows('select 1 from carry_contents where carry_material_id = any($1)', [
        [rejected.id, theirs.id],
      ]),
    ).toEqual([])
  })

  it('carry_materials.save_rate_content keeps each review once, as texts and as contents', async () => {
    const material = await made.material(own())
    const item = await made.item({ ...own(), carry_material_id: material.id })
    const wanted = { carry_material_id: String(material.id) }
    const first = await operator.post(`${URL}/save_rate_content`, wanted)
    expect(first.status).toBe(201)
    expect(t.gateway.callsOf('goodsRates')).toMatchObject([
      { channel: 'taobaoke', args: [item.item_id] },
    ])
    expect(first.body.data.texts).toHaveLength(3)
    expect(first.body.data.contents).toEqual([])
    const again = await operator.post(`${URL}/save_rate_content`, {
      ...wanted,
      as: 'contents',
      review_ids: [`${item.item_id}-r1`, `${item.item_id}-r2`],
    })
    expect(again.body.data.texts).toEqual([
      { id: first.body.data.texts[0].id, created: false },
      { id: first.body.data.texts[1].id, created: false },
    ])
    expect(again.body.data.contents).toHaveLength(2)
    const texts = await t.rows(
      'select text, score::float8 as score, carry_item_id from carry_material_texts where carry_material_id = $1 order by id',
      [material.id],
    )
    expect(texts).toEqual([
      { text: '很好用，推荐', score: 5, carry_item_id: item.id },
      { text: '质量不错', score: 4, carry_item_id: item.id },
      { text: '发货快', score: 5, carry_item_id: item.id },
    ])
    const contents = await t.rows(
      'select "desc", status from carry_contents where carry_material_id = $1 order by id',
      [material.id],
    )
    expect(contents).toEqual([
      { desc: '很好用，推荐', status: 'processed' },
      { desc: '质量不错', status: 'processed' },
    ])
    const third = await operator.post(`${URL}/save_rate_content`, {
      ...wanted,
      as: 'contents',
      review_ids: [`${item.item_id}-r1`],
    })
    expect(third.body.data.contents).toMatchObject([{ existing: true }])
    const told = await t.rows(
      `select after from audit_events where operation = 'carry_materials.save_rate_content'
       order by id desc limit 1`,
    )
    expect(told).toEqual([{ after: { text_ids: [first.body.data.texts[0].id] } }])
    await undo(again.body.data.undo_id)
    expect(
      await t.rows(
        'select 1 from carry_contents where carry_material_id = $1 and deleted_at is null',
        [material.id],
      ),
    ).toEqual([])
  })

  it('carry_materials.take_carry_contents takes outside pieces over, each once', async () => {
    const material = await made.material({ ...own(), category: '家居' })
    const item = await made.item({ ...own(), carry_material_id: material.id })
    const query = { carry_material_id: String(material.id), size: '4' }
    const first = await operator.get(`${URL}/take_carry_contents`, query)
    expect(first.status).toBe(200)
    expect(t.gateway.callsOf('searchContents')).toMatchObject([
      { channel: 'taobaoke', args: [{ item_id: item.item_id, size: 4 }] },
    ])
    expect(first.body.data.succeeded).toHaveLength(4)
    const rows = await t.rows(
      'select * from carry_contents where carry_material_id = $1 order by id',
      [material.id],
    )
    expect(rows).toHaveLength(4)
    expect(rows[0]).toMatchObject({
      status: 'fetched',
      source: 'taobaoke',
      category: '家居',
      carry_item_id: item.id,
      origin_type: 'author_content',
      user_id: operator.userId,
    })
    const again = await operator.get(`${URL}/take_carry_contents`, query)
    expect(again.body.data.succeeded.every((one: { existing: boolean }) => one.existing)).toBe(true)
    expect(
      await t.rows('select 1 from carry_contents where carry_material_id = $1', [material.id]),
    ).toHaveLength(4)
  })

  it('take_carry_contents names the items whose source is not connected and takes the rest', async () => {
    const material = await made.material(own())
    const lost = await made.item({ ...own(), carry_material_id: material.id, source: 'nowhere' })
    await made.item({ ...own(), carry_material_id: material.id })
    const answer = await operator.get(`${URL}/take_carry_contents`, {
      carry_material_id: String(material.id),
      size: '2',
    })
    expect(answer.body.data.succeeded).toHaveLength(2)
    expect(answer.body.data.failed).toMatchObject([
      { id: lost.item_id, error: { code: 'unknown_channel' } },
    ])
  })

  it('take_carry_contents looks for the title where there is no item, and asks nothing about others’', async () => {
    const bare = await made.material({ ...own(), source: 'guanghe', title: '露营' })
    await operator.get(`${URL}/take_carry_contents`, {
      carry_material_id: String(bare.id),
      size: '1',
    })
    expect(t.gateway.callsOf('searchContents')).toMatchObject([
      { channel: 'guanghe', args: [{ q: '露营' }] },
    ])
    t.gateway.reset()
    const theirs = await foreign()
    const answer = await operator.get(`${URL}/take_carry_contents`, {
      carry_material_id: String(theirs.id),
    })
    expect(answer.status).toBe(404)
    expect(t.gateway.calls).toEqual([])
  })

  it('carry_materials.batch_contents_status moves the contents of the materials, and says why not', async () => {
    const material = await made.material(own())
    const ready = await contentOf(material.id, { status: 'processed' })
    const live = await contentOf(material.id, { status: 'published' })
    const outside = await base.content({ ...own(), status: 'processed' })
    const theirs = await foreign()
    const answer = await manager.post(`${URL}/batch_contents_status`, {
      ids: [String(material.id), String(theirs.id)],
      status: 'rejected',
      reason: '图不清',
    })
    expect(succeeded(answer)).toEqual([String(ready.id)])
    expect(answer.body.data.failed).toMatchObject([
      { id: String(live.id), error: { code: 'not_allowed_move' } },
    ])
    expect(answer.body.data.materials).toMatchObject({
      succeeded: [{ id: String(material.id) }],
      failed: [{ id: String(theirs.id), error: { code: 'not_found' } }],
    })
    expect((await rowOf('carry_contents', ready.id)).status).toBe('rejected')
    expect((await rowOf('carry_contents', live.id)).status).toBe('published')
    expect((await rowOf('carry_contents', outside.id)).status).toBe('processed')
    await undo(answer.body.data.undo_id, manager)
    expect((await rowOf('carry_contents', ready.id)).status).toBe('processed')
    const wrong = await manager.post(`${URL}/batch_contents_status`, {
      ids: [String(material.id)],
      status: 'gone',
    })
    expect(wrong.body.errors[0].source.pointer).toBe('/data/attributes/status')
  })

  it('batch_contents_status takes rejected contents out of the queues', async () => {
    const material = await made.material(own())
    const content = await contentOf(material.id, { status: 'checked' })
    const queued = await base.queued({ ...own(), content_id: content.id })
    await manager.post(`${URL}/batch_contents_status`, {
      ids: [String(material.id)],
      status: 'rejected',
    })
    expect((await rowOf('publish_contents', queued.id)).status).toBe('paused')
  })

  it('carry_materials.clear_carry_contents trashes the contents of one material, and they can come back', async () => {
    const material = await made.material(own())
    const content = await contentOf(material.id, { status: 'checked' })
    const outside = await base.content(own())
    const queued = await base.queued({ ...own(), content_id: content.id })
    const answer = await operator.delete(`${URL}/${material.id}/clear_carry_contents`)
    expect(answer.status).toBe(200)
    expect(answer.body.data.count).toBe(1)
    expect(await rowOf('carry_contents', content.id)).toMatchObject({
      status: 'deleted',
      status_before_trash: 'checked',
      deleted_at: t.clock.now(),
    })
    expect((await rowOf('carry_contents', outside.id)).deleted_at).toBeNull()
    expect((await rowOf('publish_contents', queued.id)).status).toBe('paused')
    await undo(answer.body.data.undo_id)
    expect(await rowOf('carry_contents', content.id)).toMatchObject({
      status: 'checked',
      deleted_at: null,
    })
    const theirs = await foreign()
    expect((await operator.delete(`${URL}/${theirs.id}/clear_carry_contents`)).status).toBe(404)
  })
})
