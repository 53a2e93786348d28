import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Caller } from '../../../test/support.ts'
import { createCarryDesk, type CarryDesk } from '../../jobs/carry/testing/carry-desk.ts'

let desk: CarryDesk
let t: CarryDesk['t']
let operator: Caller
let auditor: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  desk = await createCarryDesk()
  ;({ t, operator, auditor, manager, stranger } = desk)
})
afterAll(() => desk.close())

const URL = '/api/v1/carry_contents'
const content = (values: Record<string, unknown> = {}, by = operator) =>
  desk.insert('carry_contents', { business_team_id: by.teamId, user_id: by.userId, ...values })
const rowOf = (id: string) => desk.rowOf('carry_contents', id)
const idsOf = ({ body }: Answer) => body.data.map(({ id }: { id: string }) => id).sort()

describe('carry_contents.update', () => {
  it('corrects what people see of a content, keeps its status, and can be undone', async () => {
    const category = await desk.make.category({ business_team_id: operator.teamId })
    const id = await content({ title: '标题打错', status: 'checked', channel: '', play: 7 })
    const answer = await operator.put(`${URL}/${id}`, {
      title: '露营好物清单',
      desc: '周末出发',
      cover: 'https://img.example/c.jpg',
      images: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
      topic: '露营',
      paragraphs: ['一', '二'],
      items: [{ item_id: 'i1' }],
      category: '户外',
      business_category_id: String(category.id),
      channel: 'guangguang',
    })
    expect([answer.status, answer.body.data.attributes]).toMatchObject([
      200,
      {
        title: '露营好物清单',
        desc: '周末出发',
        cover: 'https://img.example/c.jpg',
        images: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
        topic: '露营',
        paragraphs: ['一', '二'],
        items: [{ item_id: 'i1' }],
        category: '户外',
        business_category_id: String(category.id),
        channel: 'guangguang',
        status: 'checked',
        play: 7,
      },
    ])
    const [event] = await t.rows<{ id: number }>(
      `select id from audit_events where operation = 'carry_contents.update' order by id desc limit 1`,
    )
    const undone = await operator.post(`/api/v1/audit_events/${event!.id}/undo`)
    expect(undone.body.data.succeeded).toEqual([{ id }])
    expect(await rowOf(id)).toMatchObject({ title: '标题打错', channel: '', items: [] })
  })

  it('brings a collected content into the channel filters: `none` before, its channel after', async () => {
    const id = await content({ topic: '归渠道', channel: '' })
    const jd = await content({ topic: '归渠道', channel: 'jd' })
    const found = async (channel: string) =>
      idsOf(await operator.get(URL, { 'filter[topic]': '归渠道', 'filter[channel]': channel }))
    expect(await found('none')).toEqual([id])
    expect(await found('none,jd')).toEqual([id, jd].sort())
    expect(await found('wetao')).toEqual([])
    await operator.put(`${URL}/${id}`, { channel: 'wetao' })
    expect(await found('none')).toEqual([])
    expect(await found('wetao')).toEqual([id])
    await operator.put(`${URL}/${id}`, { channel: '' })
    expect(await found('none')).toEqual([id])
    expect((await operator.get(URL, { 'filter[channel]': 'nowhere' })).status).toBe(400)
  })

  it('leaves what waits in a queue as it was queued', async () => {
    const id = await content({ title: '先排队', status: 'checked' })
    const item = await desk.make.queued({
      business_team_id: operator.teamId,
      content_id: Number(id),
      title: '先排队',
    })
    expect((await operator.put(`${URL}/${id}`, { title: '后改' })).status).toBe(200)
    expect(await desk.rowOf('publish_contents', String(item.id))).toMatchObject({
      title: '先排队',
      status: 'queued',
    })
  })

  it('names the field it cannot take, and takes none of the others then', async () => {
    const id = await content({ title: '原样' })
    for (const body of [
      { channel: 'douyin' },
      { title: '' },
      { images: Array.from({ length: 51 }, (_, at) => `https://img.example/${at}.jpg`) },
      { status: 'published' },
      { items: 'i1' },
    ]) {
      const [name] = Object.keys(body)
      const answer = await operator.put(`${URL}/${id}`, { topic: '不该写入', ...body })
      expect([answer.status, answer.body.errors[0].source.pointer]).toEqual([
        422,
        `/data/attributes/${name}`,
      ])
    }
    const foreign = await desk.make.category({ business_team_id: stranger.teamId })
    const named = { business_category_id: String(foreign.id) }
    expect((await operator.put(`${URL}/${id}`, named)).status).toBe(404)
    const mixed = await (await t.as('admin')).put(`${URL}/${id}`, named)
    expect([mixed.status, mixed.body.errors[0].code]).toEqual([422, 'other_team'])
    expect(await rowOf(id)).toMatchObject({ title: '原样', topic: '', business_category_id: null })
  })

  it('is for editors, on their own rows: reviewers read, colleagues and other teams reach none', async () => {
    const id = await content({ title: '别人的', status: 'processed' }, manager)
    expect((await auditor.get(`${URL}/${id}`)).status).toBe(200)
    expect((await auditor.put(`${URL}/${id}`, { title: '改' })).status).toBe(403)
    expect((await operator.put(`${URL}/${id}`, { title: '改' })).status).toBe(404)
    expect((await stranger.put(`${URL}/${id}`, { title: '改' })).status).toBe(404)
    expect((await rowOf(id)).title).toBe('别人的')
    expect((await manager.put(`${URL}/${id}`, { title: '改' })).status).toBe(200)
  })
})
