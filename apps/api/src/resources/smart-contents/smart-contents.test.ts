import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { importRemoteData } from '../../jobs/smart/import-remote-data.ts'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'

const PATH = '/api/v1/smart_contents'
let t: TestApp
let manager: Caller
let stranger: Caller
let foreign: number
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
  stranger = await t.as('operator2')
  foreign = await smart({ business_team_id: stranger.teamId, status: 'processed' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.rows('delete from smart_publishes')
  await t.rows('delete from smart_contents where id <> $1', [foreign])
})

async function smart(values: Record<string, unknown> = {}): Promise<number> {
  const row = {
    business_team_id: manager.teamId,
    title: '秋冬穿搭',
    images: ['/1.svg', '/2.svg', '/3.svg'],
    ...values,
  }
  const names = Object.keys(row).map((name) => `"${name}"`)
  const marks = names.map((_, i) => `$${i + 1}`)
  const [made] = await t.rows<{ id: number }>(
    `insert into smart_contents (${names.join()}) values (${marks.join()}) returning id`,
    Object.values(row),
  )
  return made!.id
}
const row = async (id: number) =>
  (await t.rows('select * from smart_contents where id = $1', [id]))[0]
const count = async (table: string) =>
  (await t.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n
const firstFailure = ({ body }: Answer) => body.data.failed[0]
const csv = (...lines: string[]) => Buffer.from(lines.join('\n')).toString('base64')

describe('reading', () => {
  it('smart_contents.list counts words, paragraphs and publishes of the own team', async () => {
    const id = await smart({ desc: '好看', paragraphs: ['一二三', '四五'], status: 'checked' })
    await t.rows(
      'insert into smart_publishes (business_team_id, content_id, channel) values ($1, $2, $3)',
      [manager.teamId, id, 'jd'],
    )
    const answer = await manager.get(PATH, {
      'filter[status]': 'checked',
      include: 'smart_publishes',
    })
    expect(answer.body.data).toHaveLength(1)
    expect(answer.body.data[0].attributes).toMatchObject({
      words_count: 7,
      paragraphs_count: 2,
      publishes_count: 1,
    })
    expect(answer.body.included).toMatchObject([
      { type: 'smart_publishes', attributes: { channel: 'jd' } },
    ])
  })

  it('smart_contents.get gives one of the own team and smart_contents.smart_publishes what came of it', async () => {
    const id = await smart({ title: '保温杯' })
    await t.rows(
      `insert into smart_publishes (business_team_id, content_id, channel, pv_count) values ($1, $2, 'jd', 7), ($1, null, 'pdd', 1)`,
      [manager.teamId, id],
    )
    expect((await manager.get(`${PATH}/${id}`)).body.data.attributes.title).toBe('保温杯')
    const below = await manager.get(`${PATH}/${id}/smart_publishes`)
    expect(below.body.data).toMatchObject([
      { attributes: { channel: 'jd', pv_count: 7, content_id: String(id) } },
    ])
    expect((await manager.get(`${PATH}/${foreign}/smart_publishes`)).status).toBe(404)
    expect((await stranger.get(`${PATH}/${id}/smart_publishes`)).status).toBe(404)
  })

  it('smart_publishes.list filters by channel and sums nothing of another team', async () => {
    await t.rows(
      `insert into smart_publishes (business_team_id, channel, pv_count) values ($1, 'jd', 7), ($1, 'pdd', 1), ($2, 'jd', 9)`,
      [manager.teamId, stranger.teamId],
    )
    const answer = await manager.get('/api/v1/smart_publishes', { 'filter[channel]': 'jd' })
    expect(
      answer.body.data.map((one: { attributes: { pv_count: number } }) => one.attributes.pv_count),
    ).toEqual([7])
  })

  it('smart_contents.statistics counts by status and category', async () => {
    await smart({ status: 'checked', category: '女装' })
    await smart({ status: 'fetched', category: '女装' })
    const { data } = (await manager.get(`${PATH}/statistics`)).body
    expect(data.totals).toMatchObject({
      count: 2,
      by_status: { checked: 1, fetched: 1 },
      by_category: { 女装: 2 },
    })
  })
})

describe('changing', () => {
  it('smart_contents.update changes the row; an image position has to be there', async () => {
    const id = await smart()
    expect(
      (await manager.put(`${PATH}/${id}`, { title: '新', image_assign_index: [0, 2] })).status,
    ).toBe(200)
    expect(await row(id)).toMatchObject({ title: '新', image_assign_index: [0, 2] })
    const wrong = await manager.put(`${PATH}/${id}`, { image_assign_index: [3] })
    expect(wrong.body.errors[0]).toMatchObject({
      code: 'no_such_image',
      source: { pointer: '/data/attributes/image_assign_index' },
    })
    expect((await stranger.put(`${PATH}/${id}`, { title: 'x' })).status).toBe(404)
    expect(await row(id)).toMatchObject({ title: '新' })
  })

  it('smart_contents.delete_image_assign_index frees positions, all or those named', async () => {
    const [one, other] = [
      await smart({ image_assign_index: [0, 1, 2] }),
      await smart({ image_assign_index: [] }),
    ]
    const ids = [one, other, foreign].map(String)
    const answer = await manager.put(`${PATH}/delete_image_assign_index`, { ids, indexes: [1] })
    expect(answer.body.data.succeeded).toEqual([{ id: String(one) }])
    expect(answer.body.data.failed.map((f: { error: { code: string } }) => f.error.code)).toEqual([
      'not_found',
      'nothing_assigned',
    ])
    expect((await row(one))!.image_assign_index).toEqual([0, 2])
    await manager.put(`${PATH}/delete_image_assign_index`, { ids: [String(one)] })
    expect((await row(one))!.image_assign_index).toEqual([])
  })

  it('smart_contents.batch_content_status takes ids and a status', async () => {
    const id = await smart({ status: 'processed' })
    const { data } = (
      await stranger.put(`${PATH}/batch_content_status`, { ids: [String(id)], status: 'checked' })
    ).body
    expect(data ?? null).toBeNull()
    const answer = await manager.put(`${PATH}/batch_content_status`, {
      ids: [String(id)],
      status: 'checked',
    })
    await behaviour('B-170', async () => {
      expect(answer.body.data).toMatchObject({ succeeded: [{ id: String(id) }], failed: [] })
      expect(await row(id)).toMatchObject({ status: 'checked' })
    })
  })

  it('smart_contents.batch_content_status also takes a from-status and a to-status', async () => {
    const [one, other] = [await smart({ status: 'processed' }), await smart({ status: 'fetched' })]
    const answer = await manager.put(`${PATH}/batch_content_status`, {
      from_status: 'processed',
      to_status: 'checked',
    })
    await behaviour('B-171', async () => {
      expect(answer.body.data.succeeded).toEqual(expect.arrayContaining([{ id: String(one) }]))
      expect(await row(one)).toMatchObject({ status: 'checked' })
      expect(await row(other)).toMatchObject({ status: 'fetched' })
    })
    const named = await manager.put(`${PATH}/batch_content_status`, {
      ids: [String(other)],
      from_status: 'processed',
      to_status: 'checked',
    })
    expect(firstFailure(named)).toMatchObject({
      id: String(other),
      error: { code: 'other_status' },
    })
    expect(
      (await manager.put(`${PATH}/batch_content_status`, { to_status: 'checked' })).body.errors[0]
        .source.pointer,
    ).toBe('/data/attributes/ids')
    expect((await manager.put(`${PATH}/batch_content_status`, { ids: [String(one)] })).status).toBe(
      422,
    )
  })

  it('smart_contents.batch_rollback_contents takes the last change of status back, once', async () => {
    const id = await smart({ status: 'processed' })
    const ids = [String(id)]
    await manager.put(`${PATH}/batch_content_status`, { ids, status: 'checked' })
    await manager.put(`${PATH}/batch_content_status`, { ids, status: 'deleted' })
    const back = await manager.put(`${PATH}/batch_rollback_contents`, { ids })
    expect(back.body.data.succeeded).toEqual([{ id: String(id) }])
    expect(await row(id)).toMatchObject({
      status: 'checked',
      deleted_at: null,
      status_before_trash: null,
    })
    const fresh = await smart()
    expect(
      firstFailure(await manager.put(`${PATH}/batch_rollback_contents`, { ids: [String(fresh)] })),
    ).toMatchObject({ error: { code: 'nothing_to_roll_back' } })
  })
})

describe('taking', () => {
  it('smart_contents.get_checked_content gives each person another processed one of the oldest day', async () => {
    const old = { status: 'processed', created_at: '2026-11-01T02:00:00Z' }
    const [one, other] = [await smart(old), await smart(old)]
    await smart({ status: 'processed', created_at: '2026-11-05T02:00:00Z' })
    await smart({ status: 'checked', created_at: '2026-10-01T02:00:00Z' })
    const first = await manager.get(`${PATH}/get_checked_content`)
    const second = await manager.get(`${PATH}/get_checked_content`)
    behaviour('B-169', () =>
      expect(new Set([first.body.data.id, second.body.data.id])).toEqual(
        new Set([String(one), String(other)]),
      ),
    )
    expect(await row(one)).toMatchObject({ claimed_by: manager.userId, status: 'processed' })
  })

  it('smart_contents.get_downloaded_content marks the copy it takes out; 204 when there is none', async () => {
    const id = await smart({ status: 'checked' })
    expect((await manager.get(`${PATH}/get_downloaded_content`)).status).toBe(204)
    const taken = await manager.get(`${PATH}/get_downloaded_content`, {
      status: 'checked,downloaded,processed',
    })
    await behaviour('B-168', async () => {
      expect(taken.body.data).toMatchObject({
        id: String(id),
        attributes: { status: 'downloaded' },
      })
      expect(await row(id)).toMatchObject({ status: 'downloaded', downloaded_at: t.clock.now() })
    })
  })

  it('smart_contents.get_youhaohuo_content wants three images and a text', async () => {
    await smart({ status: 'processed', images: ['/1.svg'], desc: '一段足够长的正文文字' })
    await smart({ status: 'processed', desc: '短' })
    expect((await manager.get(`${PATH}/get_youhaohuo_content`)).status).toBe(204)
    const id = await smart({ status: 'processed', desc: '一段足够长的正文文字' })
    expect((await manager.get(`${PATH}/get_youhaohuo_content`)).body.data.id).toBe(String(id))
  })
})

describe('deriving', () => {
  it('smart_contents.transfer_to_carry makes one carry content of each, once', async () => {
    const id = await smart({ desc: '正文', items: JSON.stringify([{ item_id: 'i-1' }]) })
    const before = await count('carry_contents')
    const query = { ids: `${id},${foreign}` }
    const first = await manager.get(`${PATH}/transfer_to_carry`, query)
    expect(first.body.data.succeeded).toMatchObject([{ id: String(id), existing: false }])
    expect(first.body.data.failed).toMatchObject([
      { id: String(foreign), error: { code: 'not_found' } },
    ])
    const again = await manager.get(`${PATH}/transfer_to_carry`, query)
    expect(again.body.data.succeeded).toMatchObject([
      { existing: true, record_id: first.body.data.succeeded[0].record_id },
    ])
    expect(await count('carry_contents')).toBe(before + 1)
    const [carried] = await t.rows('select * from carry_contents where origin_type = $1', [
      'smart_contents',
    ])
    expect(carried).toMatchObject({
      title: '秋冬穿搭',
      desc: '正文',
      items: [{ item_id: 'i-1' }],
      status: 'processed',
      cover: '/1.svg',
    })
  })

  it('smart_contents.create_content_from_smart makes creative contents with what the image tool made', async () => {
    const id = await smart({ make_images: ['/m1.svg'] })
    const bare = await smart({ images: [] })
    const { data } = (
      await manager.post(`${PATH}/create_content_from_smart`, {
        ids: [String(id), String(bare)],
        brand: '安踏',
      })
    ).body
    expect(data.succeeded).toHaveLength(2)
    const made = await t.rows(
      'select brand, images, make_images, status from creative_contents order by id',
    )
    behaviour(['B-178', 'B-180'], () =>
      expect(made).toEqual([
        { brand: '安踏', images: ['/m1.svg'], make_images: ['/m1.svg'], status: 'processed' },
        { brand: '安踏', images: [], make_images: [], status: 'checked' },
      ]),
    )
  })
})

describe('importing', () => {
  it('smart_contents.import_data stores each good row and names what is wrong with the others', async () => {
    const blob = csv('标题,正文,图片', '保温杯,很保温,/a.svg;/b.svg', ',没有标题,')
    const answer = await manager.post(`${PATH}/import_data`, { blob })
    expect(answer.status).toBe(201)
    expect(answer.body.data.succeeded).toMatchObject([{ row: 2 }])
    expect(answer.body.data.failed).toMatchObject([{ row: 3, error: { field: 'title' } }])
    expect(
      await t.rows(
        'select title, "desc", images, source, status, user_id from smart_contents where id <> $1',
        [foreign],
      ),
    ).toEqual([
      {
        title: '保温杯',
        desc: '很保温',
        images: ['/a.svg', '/b.svg'],
        source: 'import',
        status: 'fetched',
        user_id: manager.userId,
      },
    ])
  })

  it('smart_contents.add_content_from_import fills in what the rows do not say', async () => {
    const blob = csv('title,category', '电热毯,家纺', '暖手宝,')
    await manager.post(`${PATH}/add_content_from_import`, {
      blob,
      source: '供应商',
      category: '小家电',
    })
    expect(
      await t.rows(
        'select title, category, source from smart_contents where id <> $1 order by id',
        [foreign],
      ),
    ).toEqual([
      { title: '电热毯', category: '家纺', source: '供应商' },
      { title: '暖手宝', category: '小家电', source: '供应商' },
    ])
  })

  it('smart_contents.import_remote_data starts a job that fetches the table', async () => {
    const url = 'https://example.com/contents.csv'
    const started = await manager.post(`${PATH}/import_remote_data`, { url, topic: '过冬' })
    expect(started.status).toBe(201)
    expect(started.body.data).toMatchObject({
      type: 'jobs',
      attributes: { kind: 'import_remote_data', state: 'queued' },
    })
    expect(t.enqueued).toContain(Number(started.body.data.id))
    const asked: string[] = []
    const outbound = {
      ...t.services.outbound,
      fetch: async (to: string) => {
        asked.push(to)
        return {
          status: 200,
          url: to,
          headers: {},
          contentType: 'text/csv',
          bytes: Buffer.from('title\n围巾\n手套\n'),
        }
      },
    }
    const tasks = new Map([[importRemoteData.kind, importRemoteData]])
    const services = { ...t.services, outbound }
    const end = await runJob(
      { database: t.database, services, tasks },
      Number(started.body.data.id),
    )
    expect(end).toEqual({ tag: 'ended', state: 'done' })
    expect(asked).toEqual([url])
    expect(
      await t.rows('select title, topic from smart_contents where id <> $1 order by id', [foreign]),
    ).toEqual([
      { title: '围巾', topic: '过冬' },
      { title: '手套', topic: '过冬' },
    ])
    // As a worker leaves it that dies right after the rows were stored.
    await t.rows(
      `update jobs set state = 'queued', finished_at = null, done_count = 0 where id = $1`,
      [started.body.data.id],
    )
    const again = { database: t.database, services, tasks }
    expect(await runJob(again, Number(started.body.data.id))).toEqual(end)
    expect(
      await t.rows('select count(*)::int as n from smart_contents where id <> $1', [foreign]),
    ).toEqual([{ n: 2 }])
  })

  it('smart_contents.import_remote_data refuses an address inside', async () => {
    const answer = await manager.post(`${PATH}/import_remote_data`, {
      url: 'http://2130706433/x.csv',
    })
    expect(answer.body.errors[0]).toMatchObject({
      code: 'address_not_allowed',
      source: { pointer: '/data/attributes/url' },
    })
  })
})

describe('publishing', () => {
  let desk: Desk
  beforeAll(async () => void (desk = await createDesk()))
  afterAll(() => desk.t.close())

  it('smart_contents.get_publish_content claims from the one queue and smart_contents.set_publish_response settles it', async () => {
    const bench = await desk.account()
    const [content] = await desk.t.rows<{ id: number }>(
      `insert into smart_contents (business_team_id, title, status) values ($1, '围巾', 'checked') returning id`,
      [bench.by.teamId],
    )
    const item = await bench.queue({ family: 'smart', content_id: content!.id })
    const claimed = await bench.by.get(`${PATH}/get_publish_content`, { device_id: bench.deviceId })
    expect(claimed.body.data).toMatchObject({ type: 'publish_contents', id: String(item) })
    const { attempt_key, attempt_id, fence } = claimed.body.data.attributes
    await bench.by.post(`/api/v1/publish_attempts/${attempt_id}/submitting`, { fence })
    desk.t.gateway.answers.set(attempt_key, { tag: 'found', feedId: 'f-1' })
    const answer = await bench.by.post(`${PATH}/set_publish_response`, {
      attempt_key,
      device_id: bench.deviceId,
      fence,
      outcome: 'published',
      feed_id: 'f-1',
    })
    expect(answer.body.data.attributes).toMatchObject({ status: 'published', feed_id: 'f-1' })
    expect(await desk.t.rows('select content_id, feed_id from smart_publishes')).toEqual([
      { content_id: content!.id, feed_id: 'f-1' },
    ])
    expect(await desk.t.rows('select status from smart_contents')).toEqual([
      { status: 'published' },
    ])
  })

  it('smart_contents.refresh_content_status_cache follows the ledger', async () => {
    await desk.t.rows(`update smart_contents set status = 'checked', published_at = null`)
    const manager = await desk.t.as('manager')
    const answer = await manager.get(`${PATH}/refresh_content_status_cache`)
    expect(answer.body.data).toMatchObject({ changed: 1, by_status: { published: 1 } })
    expect(await desk.t.rows('select status from smart_contents')).toEqual([
      { status: 'published' },
    ])
  })
})
