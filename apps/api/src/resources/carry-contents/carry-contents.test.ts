import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import { createCarryDesk, failures, type CarryDesk } from '../../jobs/carry/testing/carry-desk.ts'

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
afterEach(() =>
  t.rows(`delete from publish_events; delete from publish_attempts; delete from carry_publishes;
    delete from publish_contents; delete from carry_contents; delete from carry_sources`),
)

const URL = '/api/v1/carry_contents'
/** A content of the operator, unless said otherwise. */
const content = (values: Record<string, unknown> = {}, by = operator) =>
  desk.insert('carry_contents', { business_team_id: by.teamId, user_id: by.userId, ...values })
const rowOf = (id: string) => desk.rowOf('carry_contents', id)
const statusOf = async (id: string) => (await rowOf(id)).status
const queuedFor = async (contentId: string) =>
  (await desk.make.queued({ business_team_id: operator.teamId, content_id: Number(contentId) })).id

describe('reading', () => {
  it('carry_contents.list narrows by channel, source, person, kind and day; carry_contents.get hides other teams', async () => {
    const source = await desk.insert('carry_sources', {
      business_team_id: operator.teamId,
      platform: 'douyin',
      author_id: 'a1',
    })
    const hit = await content({
      channel: 'jd',
      source: 'douyin',
      content_type: 'video',
      carry_source_id: source,
      published_at: '2026-03-02T00:00:00Z',
      source_author: '小院子',
    })
    await content({ channel: 'pdd' })
    for (const filter of [
      { 'filter[channel]': 'jd' },
      { 'filter[source]': 'douyin' },
      { 'filter[content_type]': 'video' },
      { 'filter[carry_source_id]': source },
      { 'filter[search]': '小院子' },
      {
        'filter[published_since]': '2026-03-01T00:00:00Z',
        'filter[published_until]': '2026-03-03T00:00:00Z',
      },
    ]) {
      const { body } = await operator.get(URL, { ...filter, include: 'carry_source' })
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual([hit])
      expect(body.included).toMatchObject([{ type: 'carry_sources', id: source }])
    }
    expect((await operator.get(`${URL}/${hit}`)).body.data.attributes.channel).toBe('jd')
    expect((await stranger.get(`${URL}/${hit}`)).status).toBe(404)
  })

  it('carry_contents.list finds what was decided when, and for which reason', async () => {
    const at = (day: number) => new Date(`2026-04-0${day}T08:00:00Z`)
    const blurred = { status: 'rejected', review_reason: '图片不清晰' }
    const first = await content({ ...blurred, reviewed_at: at(1) })
    const second = await content({ ...blurred, reviewed_at: at(3) })
    await content({ status: 'rejected', review_reason: '标题夸大', reviewed_at: at(1) })
    await content({ status: 'processed' })
    const found = async (query: Record<string, string>) =>
      (await operator.get(URL, { sort: 'created_at', ...query })).body.data.map(
        ({ id }: { id: string }) => id,
      )
    expect(await found({ 'filter[review_reason]': '图片不清晰' })).toEqual([first, second])
    expect(
      await found({
        'filter[review_reason]': '图片不清晰',
        'filter[reviewed_since]': '2026-04-02T00:00:00Z',
      }),
    ).toEqual([second])
    const until = { 'filter[reviewed_until]': '2026-04-01T08:00:00Z' }
    expect(await found(until)).toEqual([])
  })

  it('carry_contents.get_content_desc gives the description with its tags, or what else reads as one', async () => {
    const full = await content({
      title: 'T',
      desc: '好物',
      topic: '居家 #收纳',
      paragraphs: ['一', '二'],
    })
    const parts = await content({ title: 'T', paragraphs: ['一', ' ', '二'] })
    const spoken = await content({ title: 'T', audio_text: '大家好' })
    const bare = await content({ title: 'T' })
    const desc = async (id: string) =>
      (await operator.get(`${URL}/get_content_desc`, { id })).body.data
    expect(await desc(full)).toMatchObject({ id: full, from: 'desc', text: '好物\n#居家 #收纳' })
    expect(await desc(parts)).toMatchObject({ from: 'paragraphs', text: '一\n二' })
    expect(await desc(spoken)).toMatchObject({ from: 'audio_text', text: '大家好' })
    expect(await desc(bare)).toMatchObject({ from: 'title', text: 'T' })
    expect((await stranger.get(`${URL}/get_content_desc`, { id: full })).status).toBe(404)
  })

  it('carry_contents.get_content_recommend puts same goods before same category before same topic', async () => {
    const items = JSON.stringify([{ item_id: 'i1' }])
    const own = await content({ category: '家居', topic: '好物', items, status: 'processed' })
    const goods = await content({ items, status: 'checked' })
    const category = await content({ category: '家居', status: 'published', play: 5 })
    const played = await content({ category: '家居', status: 'published', play: 50 })
    const topic = await content({ topic: '好物', status: 'downloaded' })
    await content({ category: '美妆', status: 'checked' })
    await content({ category: '家居', status: 'fetched' })
    await content({ items, status: 'checked' }, stranger)
    const { body } = await operator.get(`${URL}/get_content_recommend`, { id: own })
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([goods, played, category, topic])
  })

  it('carry_contents.statistics counts by status and source, by day, of the rows one sees', async () => {
    const at = '2026-02-01T20:00:00Z'
    await content({ status: 'checked', source: 'douyin', play: 7, created_at: at })
    await content({ status: 'fetched', source: 'douyin', play: 3, created_at: at })
    await content({ status: 'fetched', created_at: at }, stranger)
    const { body } = await operator.get(`${URL}/statistics`, {
      since: '2026-02-01',
      until: '2026-02-03',
    })
    expect(body.data.totals).toMatchObject({
      count: 2,
      play: 10,
      by_status: { checked: 1, fetched: 1 },
      by_source: { douyin: 2 },
    })
    // 20:00 UTC is the next day in Shanghai.
    expect(
      body.data.series.map(({ date, count }: { date: string; count: number }) => [date, count]),
    ).toEqual([
      ['2026-02-01', 0],
      ['2026-02-02', 2],
      ['2026-02-03', 0],
    ])
  })
})

describe('taking the next content', () => {
  const take = async (by: Caller, name: string, query: Record<string, string> = {}) => {
    const { status, body } = await by.get(`${URL}/get_${name}_content`, query)
    return status === 204 ? undefined : (body.data.id as string)
  }

  it('carry_contents.get_checked_content takes a processed content of the oldest day and claims it', async () => {
    const day = '2026-01-05T'
    const oldest = [
      await content({ status: 'processed', created_at: `${day}01:00:00Z` }),
      await content({ status: 'processed', created_at: `${day}03:00:00Z` }),
    ]
    const next = await content({ status: 'processed', created_at: '2026-01-06T03:00:00Z' })
    await content({ status: 'checked', created_at: '2026-01-01T01:00:00Z' })
    const first = await take(auditor, 'checked')
    const second = await take(manager, 'checked')
    await behaviour('B-169', async () => {
      expect(new Set([first, second])).toEqual(new Set(oldest))
      expect(await take(manager, 'checked')).toBe(next)
      expect(await take(manager, 'checked')).toBeUndefined()
    })
    const leaseMs = t.services.config.leaseMs
    expect(await rowOf(first!)).toMatchObject({
      status: 'processed',
      claimed_by: auditor.userId,
      claimed_until: new Date(t.clock.now().getTime() + leaseMs),
    })
    t.clock.advance(leaseMs)
    expect(oldest).toContain(await take(auditor, 'checked'))
  })

  it('two people who ask at the same moment never get the same content', async () => {
    for (let i = 0; i < 6; i += 1) await content({ status: 'processed' })
    const people = [auditor, manager, auditor, manager, auditor, manager, auditor]
    const taken = await Promise.all(people.map((by) => take(by, 'checked')))
    const ids = taken.filter((id) => id !== undefined)
    expect(new Set(ids).size).toBe(6)
    expect(ids).toHaveLength(6)
  })

  it('takes them in no order that could be foreseen', async () => {
    const ids: string[] = []
    for (let i = 0; i < 12; i += 1) ids.push(await content({ status: 'processed' }))
    const taken: (string | undefined)[] = []
    for (let i = 0; i < 12; i += 1) taken.push(await take(manager, 'checked'))
    expect(new Set(taken)).toEqual(new Set(ids))
    expect(taken).not.toEqual(ids)
    expect(taken).not.toEqual(ids.toReversed())
  })

  it('carry_contents.get_downloaded_content marks a copy taken out; checked, downloaded and processed are usable', async () => {
    const processed = await content({ status: 'processed' })
    const checked = await content({ status: 'checked' })
    await content({ status: 'fetched' })
    const usable = await operator.get(URL, { 'filter[usable]': 'true', sort: 'created_at' })
    await behaviour('B-168', async () => {
      expect(usable.body.data.map(({ id }: { id: string }) => id)).toEqual([processed, checked])
      expect(await take(operator, 'downloaded')).toBe(processed)
      expect(await rowOf(processed)).toMatchObject({
        status: 'downloaded',
        downloaded_at: t.clock.now(),
      })
      expect(await take(operator, 'downloaded')).toBeUndefined()
      expect(await take(operator, 'downloaded', { status: 'checked,downloaded' })).toBe(checked)
      t.clock.advance(t.services.config.leaseMs)
      const again = await take(operator, 'downloaded', { status: 'downloaded' })
      expect([processed, checked]).toContain(again)
    })
    const wrong = await operator.get(`${URL}/get_downloaded_content`, { status: 'published' })
    expect([wrong.status, wrong.body.errors[0].source]).toEqual([400, { parameter: 'status' }])
  })

  it('offers nothing of a paused source, of another channel or of another team', async () => {
    const source = await desk.insert('carry_sources', {
      business_team_id: operator.teamId,
      platform: 'douyin',
      author_id: 'p1',
      status: 'paused',
    })
    await content({ status: 'processed', carry_source_id: source })
    await content({ status: 'processed', channel: 'pdd' }, stranger)
    expect(await take(operator, 'downloaded')).toBeUndefined()
    const jd = await content({ status: 'processed', channel: 'jd' })
    expect(await take(operator, 'downloaded', { channel: 'pdd' })).toBeUndefined()
    expect(await take(operator, 'downloaded', { channel: 'jd' })).toBe(jd)
  })
})

describe('status', () => {
  const move = (by: Caller, ids: string[], status: string, reason?: string) =>
    by.put(`${URL}/batch_content_status`, { ids, status, ...(reason ? { reason } : {}) })

  it('carry_contents.batch_content_status takes ids and processed, checked or downloaded; published is left to the ledger', async () => {
    const ids = [await content({ status: 'fetched' }), await content({ status: 'published' })]
    const foreign = await content({ status: 'fetched' }, stranger)
    const answer = await move(manager, [...ids, foreign], 'processed')
    behaviour('B-170', () => {
      expect(answer.body.data.succeeded).toEqual([{ id: ids[0] }])
      expect(failures(answer)).toEqual({
        [ids[1]!]: 'not_allowed_move',
        [foreign]: 'not_found',
      })
    })
    await behaviour('B-167', async () => {
      for (const status of ['checked', 'downloaded']) {
        expect((await move(manager, [ids[0]!], status)).body.data.succeeded).toEqual([
          { id: ids[0] },
        ])
        expect(await statusOf(ids[0]!)).toBe(status)
      }
      expect(failures(await move(manager, [ids[0]!], 'published'))).toEqual({
        [ids[0]!]: 'only_by_publishing',
      })
      expect(await statusOf(ids[0]!)).toBe('downloaded')
    })
    expect(await statusOf(foreign)).toBe('fetched')
    expect((await move(manager, ids, 'live')).body.errors[0].source.pointer).toBe(
      '/data/attributes/status',
    )
  })

  it('what was published comes back from the trash as published', async () => {
    const published_at = new Date('2026-11-01T08:00:00Z')
    const id = await content({ status: 'published', published_at })
    await move(manager, [id], 'deleted')
    expect((await move(manager, [id], 'published')).body.data.succeeded).toEqual([{ id }])
    expect(await rowOf(id)).toMatchObject({ status: 'published', published_at })
  })

  it('what is trashed or rejected is paused in the queues, and comes back with the status it had', async () => {
    const [trashed, rejected] = [
      await content({ status: 'checked' }),
      await content({ status: 'checked' }),
    ]
    const items = [await queuedFor(trashed), await queuedFor(rejected)]
    await move(manager, [trashed], 'deleted')
    await move(manager, [rejected], 'rejected')
    for (const id of items) expect((await desk.rowOf('publish_contents', id)).status).toBe('paused')
    expect((await move(manager, [trashed], 'processed')).body.data.succeeded).toEqual([])
    expect((await move(manager, [trashed], 'checked')).body.data.succeeded).toHaveLength(1)
    expect(await rowOf(trashed)).toMatchObject({ status: 'checked', deleted_at: null })
  })

  it('what is rejected with others keeps the reason, who decided and when', async () => {
    const bad = await content({ status: 'fetched' })
    await move(manager, [bad], 'rejected', '图片不清晰')
    const { review_reason, reviewed_by, reviewed_at } = await rowOf(bad)
    expect([review_reason, Number(reviewed_by)]).toEqual(['图片不清晰', manager.userId])
    expect(reviewed_at).not.toBeNull()
  })

  it('carry_contents.audit_creative_content keeps who decided and why, and takes the rejected out of the queues', async () => {
    const [good, bad] = [
      await content({ status: 'processed' }),
      await content({ status: 'processed' }),
    ]
    const published = await content({ status: 'published' })
    const item = await queuedFor(bad)
    const pass = await auditor.post(`${URL}/audit_creative_content`, {
      ids: [good],
      status: 'checked',
    })
    expect(pass.body.data.succeeded).toEqual([{ id: good }])
    expect(await rowOf(good)).toMatchObject({
      status: 'checked',
      reviewed_by: auditor.userId,
      reviewed_at: t.clock.now(),
    })
    const fail = await manager.post(`${URL}/audit_creative_content`, {
      ids: [bad, published],
      status: 'rejected',
      reason: '图片不清晰',
    })
    expect(fail.body.data.succeeded).toEqual([{ id: bad }])
    expect(failures(fail)).toEqual({ [published]: 'not_allowed_move' })
    expect(await rowOf(bad)).toMatchObject({ status: 'rejected', review_reason: '图片不清晰' })
    expect((await desk.rowOf('publish_contents', item)).status).toBe('paused')
    const audits = await t.rows(
      `select reason from audit_events where operation = 'carry_contents.audit_creative_content' order by id desc limit 1`,
    )
    expect(audits).toEqual([{ reason: '图片不清晰' }])
  })

  it('carry_contents.audit_creative_content refuses a rejection without a reason and people without review', async () => {
    const id = await content({ status: 'processed' })
    const bare = await auditor.post(`${URL}/audit_creative_content`, {
      ids: [id],
      status: 'rejected',
      reason: ' ',
    })
    expect(bare.body.errors[0]).toMatchObject({
      code: 'reason_required',
      source: { pointer: '/data/attributes/reason' },
    })
    const creator = await operator.post(`${URL}/audit_creative_content`, {
      ids: [id],
      status: 'checked',
    })
    expect(creator.status).toBe(403)
    expect(await statusOf(id)).toBe('processed')
  })

  it('carry_contents.delete_creation_content trashes one content, out of the queues; carry_contents.restore brings it back', async () => {
    const id = await content({ status: 'checked' })
    const item = await queuedFor(id)
    expect((await stranger.delete(`${URL}/${id}/delete_creation_content`)).status).toBe(404)
    const answer = await operator.delete(`${URL}/${id}/delete_creation_content`)
    expect(answer.body.data).toEqual({ count: 1, undo_id: expect.any(String) })
    expect(await rowOf(id)).toMatchObject({ status: 'deleted', status_before_trash: 'checked' })
    expect((await desk.rowOf('publish_contents', item)).status).toBe('paused')
    expect((await operator.delete(`${URL}/${id}/delete_creation_content`)).status).toBe(404)
    expect((await operator.post(`${URL}/${id}/restore`)).body.data.attributes.status).toBe(
      'checked',
    )
  })

  it('carry_contents.delete moves to the trash and pauses what waits in the queues', async () => {
    const id = await content({ status: 'checked' })
    const item = await queuedFor(id)
    expect((await operator.delete(`${URL}/${id}`)).status).toBe(204)
    expect(await statusOf(id)).toBe('deleted')
    expect((await desk.rowOf('publish_contents', item)).status).toBe('paused')
    const trash = await operator.get(URL, { 'filter[trashed]': 'true' })
    expect(trash.body.data.map((row: { id: string }) => row.id)).toEqual([id])
  })

  it('carry_contents.refresh_content_status_cache publishes what the ledger has as published, but no draft', async () => {
    const live = await content({ status: 'checked' })
    const draft = await content({ status: 'checked' })
    const at = new Date('2026-03-03T03:03:03Z')
    for (const [id, values] of [
      [live, {}],
      [draft, { draft: true }],
    ] as const)
      await desk.make.queued({
        business_team_id: operator.teamId,
        content_id: Number(id),
        status: 'published',
        feed_id: `f${id}`,
        published_at: at,
        ...values,
      })
    const { body } = await operator.get(`${URL}/refresh_content_status_cache`)
    expect(body.data).toMatchObject({
      changed: 1,
      undo_id: expect.any(String),
      by_status: { published: 1, checked: 1 },
    })
    expect(await rowOf(live)).toMatchObject({ status: 'published', published_at: at })
    expect(await statusOf(draft)).toBe('checked')
    expect((await operator.get(`${URL}/refresh_content_status_cache`)).body.data.changed).toBe(0)
  })
})
