import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import {
  createCarryDesk,
  failures,
  refused,
  toldPiece,
  unreachable,
  type CarryDesk,
} from '../../jobs/carry/testing/carry-desk.ts'

let desk: CarryDesk
let t: CarryDesk['t']
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  desk = await createCarryDesk(['douyin'])
  ;({ t, operator, manager, stranger } = desk)
})
afterAll(() => desk.close())
afterEach(async () => {
  t.gateway.reset()
  await t.rows(`delete from publish_events; delete from publish_contents; delete from creator_contents;
    delete from carry_contents; delete from carry_sources; delete from creator_tasks; delete from studio_accounts`)
})

const URL = '/api/v1/carry_contents'
const content = (values: Record<string, unknown> = {}, by = operator) =>
  desk.insert('carry_contents', { business_team_id: by.teamId, user_id: by.userId, ...values })
const fetched = (documentId: string, values: Record<string, unknown> = {}) =>
  content({ source: 'douyin', document_id: documentId, ...values })
const rowOf = (id: string) => desk.rowOf('carry_contents', id)

describe('details of outside pieces', () => {
  it('carry_contents.sync_content_detail asks about one at once and fills what nobody has worked on', async () => {
    const id = await fetched('p7')
    const answer = await operator.post(`${URL}/sync_content_detail`, { ids: [id] })
    expect(answer.body.data).toMatchObject({ succeeded: [{ id }], failed: [], job_id: null })
    expect(t.gateway.callsOf('content')).toEqual([
      { name: 'content', channel: 'douyin', args: ['p7'] },
    ])
    const row = await rowOf(id)
    expect(row).toMatchObject({ title: '好物分享 p7', status: 'fetched', author_id: 'p7-author' })
    expect(row.images).toHaveLength(3)
    expect(row.play).toBeGreaterThan(0)
  })

  it('carry_contents.sync_content_detail leaves the texts of a content that was worked on', async () => {
    const id = await fetched('p8', { status: 'processed', title: 'mine', images: ['a'] })
    await operator.post(`${URL}/sync_content_detail`, { ids: [id] })
    const row = await rowOf(id)
    expect(row).toMatchObject({ title: 'mine', images: ['a'] })
    expect(row.play).toBeGreaterThan(0)
  })

  it('carry_contents.sync_content_detail starts a job for several, which answers for each', async () => {
    const [a, b] = [await fetched('p1'), await fetched('p2')]
    const homemade = await content()
    const foreign = await content({ source: 'douyin', document_id: 'p3' }, stranger)
    t.gateway.answer('content', async (_channel, contentId) => {
      if (contentId === 'p2') throw refused('not_found', '内容已删除')
      return toldPiece({
        content_id: contentId,
        author_id: 'x',
        title: 'new',
        item_ids: ['i1'],
        published_at: '2026-01-01T00:00:00.000Z',
        play_count: 9,
      })
    })
    const answer = await operator.post(`${URL}/sync_content_detail`, {
      ids: [a, b, homemade, foreign],
    })
    expect(t.gateway.callsOf('content')).toEqual([])
    const result = await desk.runStarted(answer)
    expect(result).toMatchObject({ done: 1 })
    expect(
      (result.failed as { id: string; code: string }[]).map(({ id, code }) => [id, code]),
    ).toEqual([
      [b, 'not_found'],
      [homemade, 'no_outside_id'],
      [foreign, 'not_found'],
    ])
    expect(await rowOf(a)).toMatchObject({
      title: 'new',
      items: [{ item_id: 'i1', source: 'douyin' }],
    })
    expect((await rowOf(foreign)).title).toBe('')
  })

  it('carry_contents.sync_content_detail answers for one that cannot be asked about', async () => {
    const foreign = await content({ source: 'douyin', document_id: 'p3' }, stranger)
    expect(failures(await operator.post(`${URL}/sync_content_detail`, { ids: [foreign] }))).toEqual(
      { [foreign]: 'not_found' },
    )
    const own = await fetched('p9')
    t.gateway.fail('content', unreachable())
    expect(failures(await operator.post(`${URL}/sync_content_detail`, { ids: [own] }))).toEqual({
      [own]: 'channel_unreachable',
    })
  })

  it('carry_contents.refresh_content_aweme takes the figures of the piece and nothing else', async () => {
    const id = await fetched('p5', { title: 'mine', status: 'checked' })
    const answer = await operator.get(`${URL}/${id}/refresh_content_aweme`)
    const row = await rowOf(id)
    expect(answer.body.data.attributes).toMatchObject({ title: 'mine', play: row.play })
    expect(row).toMatchObject({ aweme_at: t.clock.now(), title: 'mine' })
    expect(row.like_count).toBeGreaterThan(0)
    expect((await stranger.get(`${URL}/${id}/refresh_content_aweme`)).status).toBe(404)
    const homemade = await content()
    const none = await operator.get(`${URL}/${homemade}/refresh_content_aweme`)
    expect([none.status, none.body.errors[0].code]).toEqual([409, 'no_outside_id'])
  })
})

describe('from and for creators', () => {
  const creatorContent = (values: Record<string, unknown> = {}, by = operator) =>
    desk.insert('creator_contents', { business_team_id: by.teamId, user_id: by.userId, ...values })

  it('carry_contents.add_content_from_creator makes each once; with images it is processed, without checked', async () => {
    const shown = await creatorContent({ title: '带图', images: ['a'], make_images: ['b', 'c'] })
    const bare = await creatorContent({ title: '无图' })
    const rejected = await creatorContent({ status: 'rejected' })
    const foreign = await creatorContent({}, stranger)
    const send = () =>
      operator.post(`${URL}/add_content_from_creator`, { ids: [shown, bare, rejected, foreign] })
    const first = await send()
    expect(failures(first)).toEqual({
      [rejected]: 'not_transferable',
      [foreign]: 'not_found',
    })
    const [one, two] = first.body.data.succeeded as { id: string; record_id: string }[]
    await behaviour('B-178', async () => {
      expect(await rowOf(one!.record_id)).toMatchObject({
        title: '带图',
        images: ['b', 'c'],
        status: 'processed',
        origin_type: 'creator_contents',
        origin_id: shown,
      })
    })
    await behaviour('B-180', async () => {
      expect(await rowOf(two!.record_id)).toMatchObject({ title: '无图', status: 'checked' })
    })
    const second = await send()
    expect(second.body.data.succeeded).toMatchObject([
      { record_id: one!.record_id, existing: true },
      { record_id: two!.record_id, existing: true },
    ])
    expect(second.body.data.undo_id).toBeNull()
  })

  it('carry_contents.generate_carry_creator makes creators’ contents of contents, once, for an assignment', async () => {
    const task = await desk.insert('creator_tasks', {
      business_team_id: operator.teamId,
      user_id: operator.userId,
    })
    const own = await content({ title: '原文', images: ['a'], status: 'checked' })
    const foreign = await content({}, stranger)
    const send = () =>
      operator.post(`${URL}/generate_carry_creator`, { ids: [own, foreign], creator_task_id: task })
    const first = await send()
    expect(failures(first)).toEqual({ [foreign]: 'not_found' })
    const made = await t.rows(
      `select title, status, kind, creator_task_id::text as task, origin_id from creator_contents`,
    )
    expect(made).toEqual([
      { title: '原文', status: 'processed', kind: 'creator', task, origin_id: own },
    ])
    expect((await send()).body.data.succeeded).toMatchObject([{ id: own, existing: true }])
    await t.rows('update creator_tasks set closed_at = now()')
    expect((await send()).body.errors[0].code).toBe('task_closed')
  })

  it('carry_contents.generate_carry_creator refuses the assignment of another team', async () => {
    const task = await desk.insert('creator_tasks', { business_team_id: stranger.teamId })
    const own = await content()
    const answer = await operator.post(`${URL}/generate_carry_creator`, {
      ids: [own],
      creator_task_id: task,
    })
    expect([answer.status, answer.body.errors[0].source.pointer]).toEqual([
      404,
      '/data/attributes/creator_task_id',
    ])
  })
})

describe('into the publishing queue', () => {
  const account = (values: Record<string, unknown> = {}, by = operator) =>
    desk.make.account({
      business_team_id: by.teamId,
      user_id: by.userId,
      platform: 'jd',
      ...values,
    })
  const checked = (values: Record<string, unknown> = {}) =>
    content({
      status: 'checked',
      channel: 'jd',
      title: '标题',
      images: ['http://127.0.0.1:9/1.svg'],
      ...values,
    })
  const sync = (ids: string[], more: object = {}, by = operator) =>
    by.post(`${URL}/sync_to_publish`, { ids, ...more })
  const queue = () =>
    t.rows<{ content_id: number; uid: string; draft: boolean }>(
      'select content_id, uid, draft from publish_contents order by id',
    )

  it('carry_contents.sync_to_publish finds the fitting account: of the source, of the category, the least busy', async () => {
    const busy = await account({ category: '家居' })
    const idle = await account()
    const elsewhere = await account({ platform: 'pdd' })
    await account({}, stranger)
    await desk.make.queued({ studio_account_id: busy.id })
    const source = await desk.insert('carry_sources', {
      business_team_id: operator.teamId,
      platform: 'douyin',
      author_id: 's1',
      studio_account_id: elsewhere.id,
    })
    const ids = [
      await checked({ carry_source_id: source }),
      await checked({ category: '家居' }),
      await checked(),
    ]
    const answer = await sync(ids, { draft: true })
    expect(answer.body.data.failed).toEqual([])
    const rows = (await queue()).filter(({ content_id: id }) => ids.includes(String(id)))
    expect(rows.map(({ uid }) => uid)).toEqual([elsewhere.uid, busy.uid, idle.uid])
    expect(rows.every(({ draft }) => draft)).toBe(true)
  })

  it('carry_contents.sync_to_publish never spreads a content to a second account', async () => {
    const first = await account()
    const id = await checked()
    await sync([id])
    await desk.make.queued({ studio_account_id: first.id })
    await account()
    expect(failures(await sync([id]))).toEqual({ [id]: 'already_queued' })
    expect((await queue()).filter(({ content_id: row }) => String(row) === id)).toHaveLength(1)
  })

  it('carry_contents.sync_to_publish queues nothing once more whose published item is in the trash', async () => {
    await account()
    const id = await checked()
    await sync([id])
    await desk.t.rows(
      `update publish_contents set status = 'published', feed_id = $2, deleted_at = now() where content_id = $1`,
      [id, `feed-${id}`],
    )
    expect(failures(await sync([id]))).toEqual({ [id]: 'already_queued' })
  })

  it('carry_contents.sync_to_publish says why a content is not queued', async () => {
    await account({ queue_ended_at: new Date() })
    const source = await desk.insert('carry_sources', {
      business_team_id: operator.teamId,
      platform: 'douyin',
      author_id: 's2',
      status: 'paused',
    })
    const [lonely, held] = [await checked(), await checked({ carry_source_id: source })]
    const foreign = await content({ status: 'checked', channel: 'jd' }, stranger)
    expect(failures(await sync([lonely, held, foreign]))).toEqual({
      [lonely]: 'no_account',
      [held]: 'source_paused',
      [foreign]: 'not_found',
    })
    await account()
    const fresh = await checked({ status: 'fetched' })
    expect(failures(await sync([fresh]))).toEqual({ [fresh]: 'not_publishable' })
    expect(await queue()).toEqual([])
  })

  it('carry_contents.submit_to_publish queues one content and carry_contents.batch_to_publish several', async () => {
    const to = await account()
    const [one, two, three] = [await checked(), await checked(), await checked()]
    const single = await operator.post(`${URL}/${one}/submit_to_publish`, { uid: to.uid })
    await behaviour('B-174', async () => {
      expect(single.body.data).toMatchObject({
        type: 'publish_contents',
        attributes: { status: 'queued' },
      })
      const batch = await operator.post(`${URL}/batch_to_publish`, {
        uid: to.uid,
        ids: [two, three],
      })
      expect(batch.body.data.succeeded).toEqual([{ id: two }, { id: three }])
      expect((await queue()).map(({ content_id: id }) => String(id))).toEqual([one, two, three])
    })
    expect((await manager.get('/api/v1/publish_contents')).body.meta.record_count).toBe(3)
  })
})
