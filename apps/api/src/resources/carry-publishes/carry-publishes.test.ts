import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import {
  createCarryDesk,
  failures,
  refused,
  type CarryDesk,
} from '../../jobs/carry/testing/carry-desk.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { toFen } from './import-cps-amount.ts'

let desk: CarryDesk
let t: CarryDesk['t']
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  desk = await createCarryDesk()
  ;({ t, operator, manager, stranger } = desk)
})
afterAll(() => desk.close())
afterEach(async () => {
  t.gateway.reset()
  await t.rows(`delete from publish_events; update carry_publishes set queued_again_id = null;
    delete from publish_contents; delete from carry_publishes; delete from carry_contents;
    delete from studio_accounts`)
})

const URL = '/api/v1/carry_publishes'
let serial = 0
/** A publish record of the operator, unless said otherwise. */
const publish = (values: Record<string, unknown> = {}, by = operator) =>
  desk.insert('carry_publishes', {
    business_team_id: by.teamId,
    user_id: by.userId,
    channel: 'jd',
    feed_id: `feed-${(serial += 1)}`,
    ...values,
  })
const account = (values: Record<string, unknown> = {}, by = operator) =>
  desk.make.account({ business_team_id: by.teamId, user_id: by.userId, platform: 'jd', ...values })
const content = (values: Record<string, unknown> = {}, by = operator) =>
  desk.insert('carry_contents', {
    business_team_id: by.teamId,
    user_id: by.userId,
    status: 'published',
    title: '原标题',
    images: ['http://127.0.0.1:9/1.svg'],
    ...values,
  })
const rowOf = (id: string) => desk.rowOf('carry_publishes', id)
const statusOf = async (id: string) => (await rowOf(id)).status

describe('reading', () => {
  it('carry_publishes.list narrows by account, tag, product, channel state and day; carry_publishes.get shows one', async () => {
    const at = await account()
    const hit = await publish({
      studio_account_id: at.id,
      publish_tag: '大促',
      item_ids: ['i1', 'i2'],
      channel_state: 'deleted',
      published_at: '2026-04-02T00:00:00Z',
      cps_amount_fen: 1234,
    })
    await publish({ channel: 'pdd' })
    for (const filter of [
      { 'filter[studio_account_id]': String(at.id) },
      { 'filter[publish_tag]': '大促' },
      { 'filter[item_id]': 'i2' },
      { 'filter[channel_state]': 'deleted' },
      { 'filter[published_since]': '2026-04-01T00:00:00Z' },
    ]) {
      const { body } = await operator.get(URL, filter)
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual([hit])
    }
    const one = await operator.get(`${URL}/${hit}`)
    expect(one.body.data.attributes.cps_amount).toBe(12.34)
    expect((await stranger.get(`${URL}/${hit}`)).status).toBe(404)
  })

  it('carry_publishes.statistics sums figures and commission in yuan of the rows one sees', async () => {
    const at = '2026-02-01T20:00:00Z'
    await publish({ published_at: at, pv_count: 10, cps_amount_fen: 105 })
    await publish({
      published_at: at,
      pv_count: 5,
      cps_amount_fen: 200,
      status: 'processed',
      channel: 'pdd',
    })
    await publish({ published_at: at, pv_count: 99 }, stranger)
    await publish({ created_at: at, published_at: null, pv_count: 99 })
    const { body } = await operator.get(`${URL}/statistics`, {
      since: '2026-02-02',
      until: '2026-02-02',
    })
    expect(body.data.totals).toMatchObject({
      count: 2,
      pv_count: 15,
      cps_amount: 3.05,
      by_status: { published: 1, processed: 1 },
      by_channel: { jd: 1, pdd: 1 },
    })
    expect(body.data.series).toMatchObject([{ date: '2026-02-02', count: 2, pv_count: 15 }])
  })

  it('carry_publishes.get_creator_image_urls gives a hundred pieces a page, each picture once', async () => {
    const at = await account()
    await t.rows(
      `insert into carry_publishes (business_team_id, user_id, studio_account_id, channel, title, cover, images, created_at)
       select $1, $2, $3, 'jd', 'p' || n, 'c' || n, array['c' || n, 'i' || n], timestamptz '2026-01-01' + n * interval '1 hour'
       from generate_series(1, 101) n`,
      [operator.teamId, operator.userId, at.id],
    )
    await publish({ channel: 'pdd', cover: 'other' })
    await publish({ cover: '' })
    const first = await operator.get(`${URL}/get_creator_image_urls`, { uid: at.uid })
    expect([first.body.data.length, first.body.meta.record_count]).toEqual([100, 101])
    expect(first.body.data[0]).toMatchObject({
      title: 'p101',
      uid: at.uid,
      image_urls: ['c101', 'i101'],
    })
    const second = await operator.get(`${URL}/get_creator_image_urls`, {
      uid: at.uid,
      'page[number]': '2',
    })
    expect(second.body.data).toMatchObject([{ title: 'p1' }])
    expect((await stranger.get(`${URL}/get_creator_image_urls`)).body.data).toEqual([])
  })

  it('carry_publishes.refresh_content takes the figures and the state that the channel tells', async () => {
    const at = await account()
    const id = await publish({ studio_account_id: at.id, feed_id: 'f-77' })
    const answer = await operator.get(`${URL}/${id}/refresh_content`)
    expect(t.gateway.callsOf('metrics')).toEqual([
      { name: 'metrics', channel: 'jd', args: [at.uid, ['f-77']] },
    ])
    const row = await rowOf(id)
    expect(row).toMatchObject({
      channel_state: 'published',
      improve_hints: ['标题可以更具体'],
      metrics_at: t.clock.now(),
    })
    expect(answer.body.data.attributes).toMatchObject({ pv_count: row.pv_count })
    t.gateway.answer('metrics', async () => [])
    const gone = await operator.get(`${URL}/${id}/refresh_content`)
    expect([gone.status, gone.body.errors[0].code]).toEqual([409, 'not_listed'])
    t.gateway.fail('metrics', refused('no_permission'))
    expect((await operator.get(`${URL}/${id}/refresh_content`)).status).toBe(502)
    expect(await rowOf(id)).toEqual(row)
    expect((await stranger.get(`${URL}/${id}/refresh_content`)).status).toBe(404)
  })
})

describe('statuses', () => {
  it('carry_publishes.batch_publish_status moves what may move and says of the rest why not', async () => {
    const [live, unsent] = [await publish(), await publish({ feed_id: null, status: 'processed' })]
    const foreign = await publish({}, stranger)
    const send = (ids: string[], status: string) =>
      operator.put(`${URL}/batch_publish_status`, { ids, status })
    const answer = await send([live, foreign], 'processed')
    expect(answer.body.data.succeeded).toEqual([{ id: live }])
    expect(failures(answer)).toEqual({ [foreign]: 'not_found' })
    expect(failures(await send([unsent], 'published'))).toEqual({ [unsent]: 'no_feed_id' })
    expect(failures(await send([live], 'processed'))).toEqual({ [live]: 'not_allowed_move' })
    await send([live], 'deleted')
    expect(await rowOf(live)).toMatchObject({ status: 'deleted', status_before_trash: 'processed' })
    expect(failures(await send([live], 'published'))).toEqual({ [live]: 'not_allowed_move' })
    await behaviour('B-172', async () => {
      expect((await send([live], 'processed')).body.data.succeeded).toEqual([{ id: live }])
      expect(await rowOf(live)).toMatchObject({ status: 'processed', deleted_at: null })
    })
    expect(await statusOf(foreign)).toBe('published')
    expect((await send([live], 'checked')).status).toBe(422)
  })

  it('carry_publishes.save_to_processed keeps a record with its better assets', async () => {
    const id = await publish({ title: 'old', images: ['a'] })
    const answer = await operator.post(`${URL}/${id}/save_to_processed`, { images: ['b', 'c'] })
    behaviour('B-173', () =>
      expect(answer.body.data.attributes).toMatchObject({
        status: 'processed',
        title: 'old',
        images: ['b', 'c'],
        processed_at: t.clock.now().toISOString(),
      }),
    )
    expect((await stranger.post(`${URL}/${id}/save_to_processed`, {})).status).toBe(404)
    const wrong = await operator.post(`${URL}/${id}/save_to_processed`, { images: 'b' })
    expect(wrong.body.errors[0].source.pointer).toBe('/data/attributes/images')
  })

  it('carry_publishes.all_in_processed and carry_publishes.all_in_deleted work on ids, or on a filter as a job', async () => {
    const [one, two] = [await publish({ publish_tag: 'x' }), await publish({ publish_tag: 'x' })]
    const foreign = await publish({ publish_tag: 'x' }, stranger)
    const chosen = await operator.post(`${URL}/all_in_processed`, { ids: [one, foreign] })
    let all = chosen
    await behaviour('B-175', async () => {
      expect(chosen.body.data).toMatchObject({ succeeded: [{ id: one }], job_id: null })
      expect(failures(chosen)).toEqual({ [foreign]: 'not_found' })
      all = await operator.post(`${URL}/all_in_deleted`, {
        matching: { publish_tag: 'x' },
        expected_count: 2,
      })
      expect(await desk.runStarted(all)).toMatchObject({ succeeded_count: 2, failed: [] })
      expect(await rowOf(one)).toMatchObject({
        status: 'deleted',
        status_before_trash: 'processed',
      })
      expect(await rowOf(two)).toMatchObject({
        status: 'deleted',
        status_before_trash: 'published',
      })
    })
    expect(await statusOf(foreign)).toBe('published')
    const undone = await operator.post(`/api/v1/audit_events/${all.body.data.undo_id}/undo`)
    expect(await desk.runStarted(undone)).toMatchObject({ succeeded_count: 2, failed: [] })
    expect([await statusOf(one), await statusOf(two)]).toEqual(['processed', 'published'])
  })

  it('the job moves nothing when the count is not what people saw', async () => {
    const id = await publish({ publish_tag: 'y' })
    const answer = await operator.post(`${URL}/all_in_deleted`, {
      matching: { publish_tag: 'y' },
      expected_count: 5,
    })
    const deps = { database: t.database, services: t.services, tasks: TASKS }
    const jobId = Number(answer.body.data.job_id)
    expect(await runJob(deps, jobId)).toEqual({ tag: 'ended', state: 'failed' })
    expect(await statusOf(id)).toBe('published')
    const both = await operator.post(`${URL}/all_in_deleted`, { ids: [id], matching: {} })
    expect(both.body.errors[0].code).toBe('ids_or_matching')
    const blind = await operator.post(`${URL}/all_in_deleted`, { matching: {} })
    expect(blind.body.errors[0].source.pointer).toBe('/data/attributes/expected_count')
  })

  it('carry_publishes.delete and carry_publishes.restore keep the status it had', async () => {
    const id = await publish({ status: 'processed' })
    expect((await operator.delete(`${URL}/${id}`)).status).toBe(204)
    expect(await statusOf(id)).toBe('deleted')
    const back = await operator.post(`${URL}/${id}/restore`)
    expect(back.body.data.attributes.status).toBe('processed')
  })
})

describe('going out once more', () => {
  it('carry_publishes.batch_update_processed_assets gives each its own, and one undo takes all back', async () => {
    const [a, b] = [
      await publish({ status: 'processed', title: 'a', images: ['1'] }),
      await publish({ status: 'processed' }),
    ]
    const live = await publish()
    const foreign = await publish({ status: 'processed' }, stranger)
    const answer = await operator.post(`${URL}/batch_update_processed_assets`, {
      assets: [
        { id: a, title: 'A', images: ['2', '3'] },
        { id: b, cover: 'b.png' },
        { id: live, title: 'no' },
        { id: foreign, title: 'no' },
      ],
    })
    expect(answer.body.data.succeeded).toEqual([{ id: a }, { id: b }])
    expect(failures(answer)).toEqual({ [live]: 'not_processed', [foreign]: 'not_found' })
    expect(await rowOf(a)).toMatchObject({ title: 'A', images: ['2', '3'] })
    expect(await rowOf(b)).toMatchObject({ cover: 'b.png', title: '' })
    const { undo_id: undoId } = answer.body.data
    const undone = await manager.post(`/api/v1/audit_events/${undoId}/undo`)
    expect(undone.status).toBe(200)
    expect(await rowOf(a)).toMatchObject({ title: 'a', images: ['1'] })
    const twice = await operator.post(`${URL}/batch_update_processed_assets`, {
      assets: [
        { id: a, title: '1' },
        { id: a, title: '2' },
      ],
    })
    expect(twice.body.errors[0].code).toBe('id_twice')
  })

  it('carry_publishes.exec_publish_job queues processed records once more with their own assets, and none twice', async () => {
    const at = await account()
    const of = await content()
    const ready = await publish({
      status: 'processed',
      content_id: of,
      studio_account_id: at.id,
      title: '新标题',
      images: ['http://127.0.0.1:9/2.svg'],
    })
    const bare = await publish({ status: 'processed', studio_account_id: at.id })
    const live = await publish({ content_id: of, studio_account_id: at.id })
    const foreign = await publish({ status: 'processed' }, stranger)
    const answer = await operator.post(`${URL}/exec_publish_job`, { priority: 3 })
    expect(answer.status).toBe(201)
    const result = await desk.runStarted(answer)
    expect(result).toMatchObject({ queued: 1, failed: [{ id: bare, code: 'no_content' }] })
    const queue = await t.rows(
      'select content_id, uid, title, images, priority from publish_contents',
    )
    expect(queue).toEqual([
      {
        content_id: Number(of),
        uid: at.uid,
        title: '新标题',
        images: ['http://127.0.0.1:9/2.svg'],
        priority: 3,
      },
    ])
    expect(await rowOf(ready)).toMatchObject({ status: 'published' })
    expect([await statusOf(live), await statusOf(foreign)]).toEqual(['published', 'processed'])
    const again = await desk.runStarted(await operator.post(`${URL}/exec_publish_job`, {}))
    expect(again).toMatchObject({ queued: 0 })
    expect(await t.rows('select id from publish_contents')).toHaveLength(1)
  })

  it('carry_publishes.exec_publish_job refuses ids and accounts of other teams', async () => {
    const foreign = await publish({ status: 'processed' }, stranger)
    const ids = await operator.post(`${URL}/exec_publish_job`, { ids: [foreign] })
    expect([ids.status, ids.body.errors[0].source.pointer]).toEqual([404, '/data/attributes/ids'])
    const theirs = await account({}, stranger)
    expect((await operator.post(`${URL}/exec_publish_job`, { uid: theirs.uid })).status).toBe(404)
  })

  it('carry_publishes.clear_source_items takes the body of a DELETE and leaves the goods of other sources', async () => {
    const of = await content({ source: 'douyin' })
    const id = await publish({
      content_id: of,
      item_ids: ['1', '2', '3', '4'],
      source_items: JSON.stringify([
        { item_id: '1', source: 'douyin' },
        { item_id: '2', source: 'redbook' },
        { item_id: '3' },
      ]),
    })
    const send = (by: Caller, attributes: object) =>
      by.inject({
        method: 'DELETE',
        url: `${URL}/${id}/clear_source_items`,
        headers: { 'content-type': 'application/vnd.api+json' },
        payload: JSON.stringify({ data: { type: 'carry_publishes', attributes } }),
      })
    expect((await send(operator, {})).body.errors[0].source.pointer).toBe('/data/attributes/source')
    expect((await send(stranger, { source: 'douyin' })).status).toBe(404)
    const answer = await send(operator, { source: 'douyin' })
    expect(answer.body.data).toEqual({ count: 2, undo_id: expect.any(String) })
    expect(await rowOf(id)).toMatchObject({
      item_ids: ['2', '4'],
      source_items: [{ item_id: '2', source: 'redbook' }],
    })
    expect((await send(operator, { source: 'douyin' })).body.data).toEqual({
      count: 0,
      undo_id: null,
    })
  })
})

describe('commission', () => {
  const csv = (text: string) => Buffer.from(text).toString('base64')
  const send = (text: string, by = manager) =>
    by.post(`${URL}/import_cps_amount`, { blob: csv(text) })

  it('carry_publishes.import_cps_amount sets yuan as fen by the channel’s id, row by row', async () => {
    const [a, b] = [await publish({ feed_id: 'c1' }), await publish({ feed_id: 'c2' })]
    await publish({ feed_id: 'c9' }, stranger)
    const answer = await send('内容ID,佣金\nc1,"￥1,234.50"\nc2,0.29\nc9,5\nc1,1.005\nc3,abc\n')
    expect(answer.body.data).toMatchObject({
      total: 5,
      succeeded: [
        { row: 2, id: a },
        { row: 3, id: b },
      ],
    })
    expect(
      answer.body.data.failed.map(
        ({ row, error }: { row: number; error: { code: string; field: string } }) => [
          row,
          error.code,
          error.field,
        ],
      ),
    ).toEqual([
      [4, 'not_found', 'feed_id'],
      [5, 'too_precise', 'cps_amount'],
      [6, 'invalid_value', 'cps_amount'],
    ])
    expect(await rowOf(a)).toMatchObject({
      cps_amount_fen: 123_450,
      cps_imported_at: t.clock.now(),
    })
    expect(await rowOf(b)).toMatchObject({ cps_amount_fen: 29 })
    await send('内容ID,佣金\nc1,"￥1,234.50"\n')
    expect(await rowOf(a)).toMatchObject({ cps_amount_fen: 123_450 })
  })

  it('an import that names a piece twice is undone to what was there before it', async () => {
    const id = await publish({ feed_id: 'twice', cps_amount_fen: 7 })
    const answer = await send('内容ID,佣金\ntwice,1\ntwice,2\n')
    expect(await rowOf(id)).toMatchObject({ cps_amount_fen: 200 })
    const undo = (event: string) => manager.post(`/api/v1/audit_events/${event}/undo`)
    const undone = await undo(answer.body.data.undo_id)
    expect(undone.body.data).toMatchObject({ succeeded: [{ id }], failed: [] })
    expect(await rowOf(id)).toMatchObject({ cps_amount_fen: 7 })
    await undo(undone.body.data.undo_id)
    expect(await rowOf(id)).toMatchObject({ cps_amount_fen: 200 })
  })

  it('carry_publishes.import_cps_amount asks for the channel when two have the id, and is for those who keep orders', async () => {
    const jd = await publish({ feed_id: 'same' })
    const pdd = await publish({ feed_id: 'same', channel: 'pdd' })
    const unclear = await send('内容ID,佣金\nsame,1\n')
    expect(unclear.body.data.failed[0].error.code).toBe('ambiguous')
    await send('内容ID,佣金,渠道\nsame,2,pdd\n')
    expect([(await rowOf(jd)).cps_amount_fen, (await rowOf(pdd)).cps_amount_fen]).toEqual([0, 200])
    expect((await send('内容ID,佣金\nsame,1\n', operator)).status).toBe(403)
    const none = await send('甲,乙\n1,2\n')
    expect([none.status, none.body.errors[0].code]).toEqual([422, 'header_missing'])
  })

  it('money has at most two decimals and no rounding in between', () => {
    expect([0.29, 1.1, 4.35, 1_000_000.01].map(toFen)).toEqual([29, 110, 435, 100_000_001])
    expect(() => toFen(1.005)).toThrow('two decimals')
  })
})
