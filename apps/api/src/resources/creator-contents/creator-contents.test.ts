import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Caller } from '../../../test/support.ts'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'
import { createCreatorRows, type CreatorRows } from '../creator-tasks/testing/creator-rows.ts'

let desk: Desk
let rows: CreatorRows
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  desk = await createDesk()
  rows = createCreatorRows(desk.t)
  operator = desk.operator
  manager = await desk.t.as('manager')
  stranger = await desk.t.as('operator2')
})
afterAll(() => desk.close())

const API = '/api/v1/creator_contents'
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const codes = (answer: Answer) =>
  answer.body.data.failed.map((one: { id: string; error: { code: string } }) => [
    one.id,
    one.error.code,
  ])
const stored = async (id: number) =>
  (await desk.t.rows('select * from creator_contents where id = $1', [id]))[0]!
const strings = (...made: { id: number }[]) => made.map(({ id }) => String(id))

describe('a creator content', () => {
  it('creator_contents.list and creator_contents.get show it with its counts and what it belongs to', async () => {
    const task = await rows.task(operator)
    const content = await rows.content(operator, {
      creator_task_id: task.id,
      images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
      source: 'list-test',
    })
    await rows.content(stranger, { source: 'list-test' })
    const list = await operator.get(API, {
      'filter[source]': 'list-test',
      include: 'creator_task,studio_account',
    })
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([String(content.id)])
    expect(list.body.data[0].attributes).toMatchObject({
      images_count: 2,
      kind: 'creator',
      publish_params: {},
    })
    expect(list.body.included).toMatchObject([{ type: 'creator_tasks', id: String(task.id) }])
    expect((await operator.get(`${API}/${content.id}`)).body.data.attributes.creator_task_id).toBe(
      String(task.id),
    )
    expect((await stranger.get(`${API}/${content.id}`)).status).toBe(404)
    expect((await operator.get(API, { 'filter[status]': 'nonsense' })).status).toBe(400)
  })

  it('creator_contents.update changes it, and nobody else’s', async () => {
    const content = await rows.content(operator)
    const answer = await operator.put(`${API}/${content.id}`, {
      title: '新标题',
      items: [{ item_id: '1' }],
      channel: 'jd',
    })
    expect(answer.body.data.attributes).toMatchObject({
      title: '新标题',
      items: [{ item_id: '1' }],
      channel: 'jd',
      status: 'checked',
    })
    expect((await stranger.put(`${API}/${content.id}`, { title: 'x' })).status).toBe(404)
    const wrong = await operator.put(`${API}/${content.id}`, { channel: 'douyin' })
    expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([
      422,
      '/data/attributes/channel',
    ])
    expect((await stored(content.id)).title).toBe('新标题')
  })

  it.each(['creator', 'personify'] as const)(
    'creator_contents.update with handled images gives status published in the %s mode, with none checked',
    async (kind) => {
      const content = await rows.content(operator, { status: 'fetched', kind })
      const handle = (make_images: string[]) =>
        operator.put(`${API}/${content.id}`, { make_images })
      const published = await handle(['https://a.test/made.jpg'])
      behaviour('B-179', () =>
        expect(published.body.data.attributes).toMatchObject({
          status: 'published',
          make_images: ['https://a.test/made.jpg'],
        }),
      )
      await behaviour('B-180', async () => {
        expect((await handle([])).body.data.attributes).toMatchObject({
          status: 'checked',
          make_images: [],
        })
      })
    },
  )

  it('takes no images while it is rejected', async () => {
    const content = await rows.content(operator, { status: 'rejected' })
    const answer = await operator.put(`${API}/${content.id}`, {
      make_images: ['https://a.test/1.jpg'],
    })
    expect(codeOf(answer)).toEqual([409, 'rejected'])
    expect((await stored(content.id)).status).toBe('rejected')
  })

  it('creator_contents.delete takes it out of the queues, creator_contents.restore gives it its status back', async () => {
    const bench = await desk.account()
    const content = await rows.content(operator, { status: 'processed' })
    const item = await bench.queue({ family: 'creator', content_id: content.id })
    expect((await stranger.delete(`${API}/${content.id}`)).status).toBe(404)
    expect((await operator.delete(`${API}/${content.id}`)).status).toBe(204)
    expect(await stored(content.id)).toMatchObject({
      status: 'deleted',
      status_before_trash: 'processed',
    })
    expect((await desk.content(item)).status).toBe('paused')
    const trashed = await operator.get(API, {
      'filter[trashed]': 'true',
      'filter[search]': content.title,
    })
    expect(trashed.body.data).toHaveLength(1)
    expect((await stranger.post(`${API}/${content.id}/restore`)).status).toBe(404)
    const back = await operator.post(`${API}/${content.id}/restore`)
    expect(back.body.data.attributes.status).toBe('processed')
  })
})

describe('statistics', () => {
  it('creator_contents.statistics counts what the actor sees, by status and channel', async () => {
    const at = desk.t.clock.now()
    await rows.content(operator, {
      source: 'stat-test',
      status: 'checked',
      channel: 'jd',
      created_at: at,
    })
    await rows.content(operator, {
      source: 'stat-test',
      status: 'fetched',
      channel: 'pdd',
      created_at: at,
    })
    await rows.content(stranger, { source: 'stat-test', created_at: at })
    const { body } = await operator.get(`${API}/statistics`, { 'filter[source]': 'stat-test' })
    expect(body.data.totals).toMatchObject({
      count: 2,
      by_status: { checked: 1, fetched: 1 },
      by_channel: { jd: 1, pdd: 1 },
      by_user_id: { [operator.userId]: 2 },
    })
    expect(
      (await operator.get(`${API}/statistics`, { since: '2026-05-02', until: '2026-05-01' }))
        .status,
    ).toBe(400)
  })

  it('creator_contents.list tells videos from pieces of pictures', async () => {
    const clip = {
      source: 'clip-test',
      status: 'rejected' as const,
      video: 'https://files.example/clip.mp4',
    }
    const video = await rows.content(operator, clip)
    const pictures = await rows.content(operator, { ...clip, video: '' })
    const found = async (hasVideo: string) =>
      (await operator.get(API, { 'filter[source]': 'clip-test', 'filter[has_video]': hasVideo }))
        .body.data
    expect(await found('true')).toMatchObject([{ id: String(video.id) }])
    expect(await found('false')).toMatchObject([{ id: String(pictures.id) }])
  })

  it('creator_contents.statistics counts the rows of every day, when asked for all days', async () => {
    const long = new Date('2020-02-03T04:05:06Z')
    await rows.content(operator, { source: 'old-test', status: 'rejected', created_at: long })
    const asked = { 'filter[source]': 'old-test' }
    const late = await operator.get(`${API}/statistics`, asked)
    expect(late.body.data.totals).toMatchObject({ count: 0, by_status: {} })
    const whole = await operator.get(`${API}/statistics`, { ...asked, all_days: 'true' })
    expect(whole.body.data.totals).toMatchObject({ count: 1, by_status: { rejected: 1 } })
    expect(whole.body.data.series).toEqual([])
  })

  it('creator_contents.account_day_statistics counts what each account was given, queued and published', async () => {
    const bench = await desk.account({ nickname: '日报号' })
    const at = desk.t.clock.now()
    const content = await rows.content(operator, {
      studio_account_id: bench.accountId,
      assigned_at: at,
    })
    await bench.queue({ family: 'creator', content_id: content.id, created_at: at })
    await bench.post(await bench.send())
    const { body } = await operator.get(`${API}/account_day_statistics`, {
      studio_account_id: String(bench.accountId),
    })
    expect(body.data.totals).toEqual({ assigned: 1, queued: 1, published: 1, accounts: 1 })
    expect(body.data.series).toMatchObject([
      { nickname: '日报号', assigned: 1, queued: 1, published: 1 },
    ])
    const foreign = await stranger.get(`${API}/account_day_statistics`, {
      studio_account_id: String(bench.accountId),
    })
    expect(foreign.status).toBe(404)
    const none = await operator.get(`${API}/account_day_statistics`, {
      since: '2020-01-01',
      until: '2020-01-02',
    })
    expect(none.body.data.series).toEqual([])
    expect(
      codeOf(
        await operator.get(`${API}/account_day_statistics`, {
          since: '2020-01-01',
          until: '2026-01-02',
        }),
      ),
    ).toEqual([400, 'invalid_range'])
  })
})

describe('getting ready to publish', () => {
  it('creator_contents.get_publish_params puts together what goes out, with at most 2 goods, and keeps it', async () => {
    const bench = await desk.account({ nickname: '参数号' })
    const items = [1, 2, 3, 4].map((n) => ({ item_id: String(n) }))
    const content = await rows.content(operator, {
      studio_account_id: bench.accountId,
      items: JSON.stringify(items),
      make_images: ['https://a.test/made.jpg'],
    })
    const { body } = await operator.post(`${API}/${content.id}/get_publish_params`, {
      activity: true,
    })
    expect(body.data).toMatchObject({
      uid: bench.uid,
      account_name: '参数号',
      images: ['https://a.test/made.jpg'],
      draft: false,
      activity: true,
    })
    expect(body.data.items).toHaveLength(2)
    expect(items).toEqual(expect.arrayContaining(body.data.items))
    expect((await stored(content.id)).publish_params).toEqual(body.data)
    expect((await stranger.post(`${API}/${content.id}/get_publish_params`, {})).status).toBe(404)
    const lonely = await rows.content(operator)
    expect(codeOf(await operator.post(`${API}/${lonely.id}/get_publish_params`, {}))).toEqual([
      409,
      'no_account',
    ])
    const named = await operator.post(`${API}/${lonely.id}/get_publish_params`, { uid: bench.uid })
    expect(named.body.data.uid).toBe(bench.uid)
  })

  it('creator_contents.batch_create_publish_task queues each content for its account, with at most 2 goods, once', async () => {
    const bench = await desk.account()
    const items = JSON.stringify([1, 2, 3].map((n) => ({ item_id: String(n) })))
    const [a, fetched, lonely] = [
      await rows.content(operator, { studio_account_id: bench.accountId, items }),
      await rows.content(operator, { studio_account_id: bench.accountId, status: 'fetched' }),
      await rows.content(operator),
    ]
    const foreign = await rows.content(stranger)
    const ids = strings(a, fetched, lonely, foreign)
    const answer = await operator.post(`${API}/batch_create_publish_task`, {
      ids,
      draft: true,
      priority: 3,
    })
    expect(answer.body.data.succeeded).toEqual([{ id: String(a.id) }])
    expect(codes(answer)).toEqual([
      [String(foreign.id), 'not_found'],
      [String(fetched.id), 'not_publishable'],
      [String(lonely.id), 'no_account'],
    ])
    const queue = await desk.t.rows(
      'select content_id, studio_account_id, items, draft, priority, status from publish_contents where family = $1 and studio_account_id = $2',
      ['creator', bench.accountId],
    )
    expect(queue).toMatchObject([{ content_id: a.id, draft: true, priority: 3, status: 'queued' }])
    expect((queue[0] as { items: unknown[] }).items).toHaveLength(2)
    const again = await operator.post(`${API}/batch_create_publish_task`, { ids: strings(a) })
    expect(codes(again)).toEqual([[String(a.id), 'already_queued']])
    const wrong = await operator.post(`${API}/batch_create_publish_task`, { ids: [] })
    expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([
      422,
      '/data/attributes/ids',
    ])
  })

  it('a published creator content is marked, and a carry content of the same id is not', async () => {
    const bench = await desk.account()
    const content = await rows.content(operator, { studio_account_id: bench.accountId })
    await desk.t.rows(
      `insert into carry_contents (id, business_team_id, status) overriding system value
       values ($1, $2, 'checked') on conflict (id) do update set status = 'checked'`,
      [content.id, operator.teamId],
    )
    await operator.post(`${API}/batch_create_publish_task`, { ids: strings(content) })
    await bench.post(await bench.send())
    expect(await stored(content.id)).toMatchObject({
      status: 'published',
      published_at: desk.t.clock.now(),
    })
    const [untouched] = await desk.t.rows('select status from carry_contents where id = $1', [
      content.id,
    ])
    expect(untouched).toEqual({ status: 'checked' })
  })

  it('sends nothing whose content was rejected after it was queued', async () => {
    const bench = await desk.account()
    const content = await rows.content(operator, { studio_account_id: bench.accountId })
    await operator.post(`${API}/batch_create_publish_task`, { ids: strings(content) })
    const held = await bench.hold()
    await manager.put(`${API}/batch_content_status`, { ids: strings(content), status: 'rejected' })
    expect((await bench.submitting(held)).status).toBe(409)
  })
})

describe('accounts for contents', () => {
  it('creator_contents.batch_match_account proposes by platform, category and room, and changes nothing', async () => {
    const [full, roomy, same] = [
      await desk.account({ platform: 'wetao', day_task_count: 1, category: '家居' }),
      await desk.account({ platform: 'wetao', day_task_count: 9 }),
      await desk.account({ platform: 'wetao', day_task_count: 2, category: '家居' }),
    ]
    await full.queue()
    const values = { channel: 'wetao', category: '家居' }
    const [a, b, c] = [
      await rows.content(operator, values),
      await rows.content(operator, values),
      await rows.content(operator, values),
    ]
    const nowhere = await rows.content(operator, { channel: 'daorc' })
    const foreign = await rows.content(stranger, values)
    const { body } = await operator.get(`${API}/batch_match_account`, {
      ids: strings(a, b, c, nowhere, foreign).join(','),
    })
    expect(
      body.data.matched.map((one: Record<string, unknown>) => [one.id, one.uid, one.why, one.room]),
    ).toEqual([
      [String(a.id), same.uid, 'category', 2],
      [String(b.id), same.uid, 'category', 2],
      [String(c.id), roomy.uid, 'platform', 9],
    ])
    expect(body.data.unmatched).toEqual([
      { id: String(foreign.id), why: 'not_found' },
      { id: String(nowhere.id), why: 'no_platform' },
    ])
    expect((await stored(a.id)).studio_account_id).toBe(null)
    const next = await operator.get(`${API}/batch_match_account`, { platform: 'wetao' })
    expect(next.body.data.matched.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(strings(a, b, c)),
    )
  })

  it('creator_contents.batch_assign_account gives one account to all, or one to each, and can be undone', async () => {
    const jd = await desk.account({ platform: 'jd' })
    const pdd = await desk.account({ platform: 'pdd' })
    const theirs = await desk.make.account({
      business_team_id: stranger.teamId,
      user_id: stranger.userId,
    })
    const [a, b] = [await rows.content(operator, { channel: 'jd' }), await rows.content(operator)]
    const foreign = await rows.content(stranger)
    const one = await operator.post(`${API}/batch_assign_account`, {
      ids: strings(a, b, foreign),
      studio_account_id: String(pdd.accountId),
    })
    expect(one.body.data.succeeded).toEqual([{ id: String(b.id) }])
    expect(codes(one)).toEqual([
      [String(foreign.id), 'not_found'],
      [String(a.id), 'other_platform'],
    ])
    const each = await operator.post(`${API}/batch_assign_account`, {
      assignments: [
        { id: String(a.id), studio_account_id: String(jd.accountId) },
        { id: String(b.id), studio_account_id: String(theirs.id) },
      ],
    })
    expect(each.body.data.succeeded).toEqual([{ id: String(a.id) }])
    expect(codes(each)).toEqual([[String(b.id), 'no_such_account']])
    expect(await stored(a.id)).toMatchObject({
      studio_account_id: jd.accountId,
      assigned_at: desk.t.clock.now(),
    })
    expect((await stored(b.id)).studio_account_id).toBe(pdd.accountId)
    expect((await stored(foreign.id)).studio_account_id).toBe(null)
    await operator.post(`/api/v1/audit_events/${each.body.data.undo_id}/undo`)
    expect(await stored(a.id)).toMatchObject({ studio_account_id: null, assigned_at: null })
    const admin = await desk.t.as('admin')
    const across = await admin.post(`${API}/batch_assign_account`, {
      ids: strings(a),
      studio_account_id: String(theirs.id),
    })
    expect(codes(across)).toEqual([[String(a.id), 'other_team']])
    const neither = await operator.post(`${API}/batch_assign_account`, { ids: strings(a) })
    expect(codeOf(neither)).toEqual([422, 'ids_or_assignments'])
  })

  it('creator_contents.batch_content_status takes ids and a status', async () => {
    const [a, b] = [
      await rows.content(manager, { status: 'processed' }),
      await rows.content(manager, { status: 'published' }),
    ]
    const foreign = await rows.content(stranger, { status: 'processed' })
    const answer = await manager.put(`${API}/batch_content_status`, {
      ids: strings(a, b, foreign),
      status: 'checked',
      reason: '看过',
    })
    behaviour('B-170', () => {
      expect(answer.body.data.succeeded).toEqual([{ id: String(a.id) }])
      expect(codes(answer)).toEqual([
        [String(foreign.id), 'not_found'],
        [String(b.id), 'not_allowed_move'],
      ])
    })
    expect((await stored(foreign.id)).status).toBe('processed')
    const [audit] = await desk.t.rows(
      'select reason, subject_ids from audit_events where id = $1',
      [answer.body.data.undo_id],
    )
    expect(audit).toEqual({ reason: '看过', subject_ids: [String(a.id)] })
    expect(
      (await operator.put(`${API}/batch_content_status`, { ids: strings(a), status: 'checked' }))
        .status,
    ).toBe(403)
  })
})
