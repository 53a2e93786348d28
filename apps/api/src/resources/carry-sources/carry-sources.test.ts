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
import { runJob } from '../../jobs/run-job.ts'
import { nextDue } from '../../jobs/schedule/next-due.ts'
import { SCHEDULES } from '../../jobs/schedule/schedules.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { NEXT_PATROL } from './carry-source-rows.ts'
import { authorIn } from './request-info.ts'

let desk: CarryDesk
let t: CarryDesk['t']
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  desk = await createCarryDesk(['douyin', 'dewu', 'redbook'])
  ;({ t, operator, manager, stranger } = desk)
})
afterAll(() => desk.close())
afterEach(async () => {
  t.gateway.reset()
  await t.rows('delete from carry_contents; delete from carry_sources')
})

const URL = '/api/v1/carry_sources'
let serial = 0
/** A watched author of the operator, unless said otherwise. */
const source = async (values: Record<string, unknown> = {}, by = operator) => {
  const author_id = `a${(serial += 1)}`
  const own = { business_team_id: by.teamId, user_id: by.userId, platform: 'douyin', author_id }
  return { id: await desk.insert('carry_sources', { ...own, ...values }), author_id }
}
const content = (values: Record<string, unknown> = {}, by = operator) =>
  desk.insert('carry_contents', { business_team_id: by.teamId, ...values })
/** A piece as the channel tells it. */
const pieceBy = (author_id: string) =>
  toldPiece({
    content_id: `${author_id}-one`,
    author_id,
    title: '一篇',
    published_at: '2026-05-01T00:00:00.000Z',
    play_count: 1,
  })
const rowOf = (id: string) => desk.rowOf('carry_sources', id)
const contentsOf = (sourceId: string) =>
  t.rows('select * from carry_contents where carry_source_id = $1 order by id', [sourceId])

describe('records', () => {
  it('carry_sources.list narrows by platform, status, watch and failure, and counts contents by status', async () => {
    const hit = await source({
      platform: 'redbook',
      status: 'paused',
      monitored: true,
      nickname: '小院子',
      last_spider_error: 'no answer',
    })
    await source()
    await content({ carry_source_id: hit.id, status: 'fetched' })
    await content({ carry_source_id: hit.id, status: 'checked' })
    for (const filter of [
      { 'filter[platform]': 'redbook' },
      { 'filter[status]': 'paused,stopped' },
      { 'filter[monitored]': 'true' },
      { 'filter[failing]': 'true' },
      { 'filter[search]': '小院' },
    ]) {
      const { body } = await operator.get(URL, filter)
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual([hit.id])
      expect(body.data[0].attributes.status_count).toEqual({ fetched: 1, checked: 1 })
    }
    expect((await stranger.get(URL)).body.meta.record_count).toBe(0)
  })

  it('carry_sources.get tells when the schedule comes to a watched author next', async () => {
    const watched = await source({ monitored: true })
    const others = [await source({ monitored: true, status: 'stopped' }), await source()]
    const cron = SCHEDULES.find(({ name }) => name === 'watched-sources')?.cron ?? ''
    const nextOf = async (id: string) =>
      (await operator.get(`${URL}/${id}`)).body.data.attributes.next_spider_at
    const now = new Date(t.clock.now())
    expect(Date.parse(await nextOf(watched.id))).toBe(nextDue(cron, now).getTime())
    for (const at of ['00:00', '00:14:59', '00:15', '01:59', '02:14', '02:15', '23:59']) {
      const moment = `2026-11-28T${at}Z`
      const [row] = await t.rows(
        `with clock as materialized (select set_config('omc.now', $1, true))
         select ${NEXT_PATROL} as next from clock, (values (true, 'active')) as t (monitored, status)`,
        [moment],
      )
      expect({ at, next: row?.['next'] }).toEqual({ at, next: nextDue(cron, new Date(moment)) })
    }
    for (const { id } of others) expect(await nextOf(id)).toBeNull()
  })

  it('carry_sources.get and carry_sources.update work on the own team only', async () => {
    const own = await source()
    const category = await desk.make.category({ business_team_id: operator.teamId })
    const changed = await operator.put(`${URL}/${own.id}`, {
      monitored: true,
      business_category_id: String(category.id),
    })
    expect(changed.body.data.attributes).toMatchObject({
      monitored: true,
      business_category_id: String(category.id),
    })
    expect((await stranger.get(`${URL}/${own.id}`)).status).toBe(404)
    expect((await stranger.put(`${URL}/${own.id}`, { monitored: false })).status).toBe(404)
    expect(await rowOf(own.id)).toMatchObject({ monitored: true })
    expect((await operator.get(`${URL}/${own.id}`)).body.data.attributes.author_id).toBe(
      own.author_id,
    )
  })

  it('carry_sources.update refuses to tie two teams together', async () => {
    const own = await source()
    const foreign = await desk.make.category({ business_team_id: stranger.teamId })
    const site = await t.as('site_admin')
    const answer = await site.put(`${URL}/${own.id}`, { business_category_id: String(foreign.id) })
    expect(answer.body.errors[0]).toMatchObject({
      code: 'other_team',
      source: { pointer: '/data/attributes/business_category_id' },
    })
    expect(await rowOf(own.id)).toMatchObject({ business_category_id: null })
  })

  it('carry_sources.delete and carry_sources.restore move to the trash and back', async () => {
    const own = await source()
    expect((await operator.delete(`${URL}/${own.id}`)).status).toBe(204)
    expect((await operator.get(`${URL}/${own.id}`)).status).toBe(404)
    expect((await operator.post(`${URL}/${own.id}/restore`)).status).toBe(200)
    expect((await rowOf(own.id)).deleted_at).toBeNull()
  })

  it('carry_sources.get_select offers the own authors of a platform', async () => {
    const own = await source({ nickname: '阿宁', platform: 'redbook' })
    await source({ nickname: '阿宁' })
    const { body } = await operator.get(`${URL}/get_select`, {
      search: '阿宁',
      platform: 'redbook',
    })
    expect(body.data).toEqual([
      {
        id: own.id,
        label: '阿宁',
        author_id: own.author_id,
        platform: 'redbook',
        team_name: expect.stringMatching(/./),
      },
    ])
    const other = await source({ nickname: '阿宁' }, stranger)
    const elsewhere = { search: '阿宁', business_team_id: String(stranger.teamId) }
    expect((await operator.get(`${URL}/get_select`, elsewhere)).status).toBe(404)
    const admin = await t.as('admin')
    expect((await admin.get(`${URL}/get_select`, elsewhere)).body.data).toMatchObject([
      { id: other.id },
    ])
  })

  it('carry_sources.batch_publish_status sets the status, answers for each id and can be undone', async () => {
    const [own, foreign] = [await source(), await source({}, stranger)]
    const answer = await operator.put(`${URL}/batch_publish_status`, {
      ids: [own.id, foreign.id],
      status: 'paused',
    })
    expect(answer.body.data).toMatchObject({
      succeeded: [{ id: own.id }],
      undo_id: expect.any(String),
    })
    expect(failures(answer)).toEqual({ [foreign.id]: 'not_found' })
    await behaviour('B-172', async () => {
      expect([(await rowOf(own.id)).status, (await rowOf(foreign.id)).status]).toEqual([
        'paused',
        'active',
      ])
    })
    const wrong = await operator.put(`${URL}/batch_publish_status`, {
      ids: [own.id],
      status: 'published',
    })
    expect(wrong.body.errors[0].source.pointer).toBe('/data/attributes/status')
  })
})

describe('looking up authors', () => {
  it('carry_sources.request_info watches the author once and renews what is known', async () => {
    const first = await operator.get(`${URL}/request_info`, {
      platform: 'douyin',
      author_id: 'dy-1',
    })
    expect(first.body.data).toMatchObject({
      existing: false,
      author_id: 'dy-1',
      contents_count: 12,
    })
    expect(t.gateway.callsOf('author')).toEqual([
      { name: 'author', channel: 'douyin', args: ['dy-1'] },
    ])
    const second = await operator.get(`${URL}/request_info`, {
      platform: 'douyin',
      author_id: 'dy-1',
    })
    expect(second.body.data).toMatchObject({ existing: true, id: first.body.data.id })
    expect(await rowOf(first.body.data.id)).toMatchObject({
      user_id: operator.userId,
      nickname: first.body.data.nickname,
      home_page_url: first.body.data.home_page_url,
    })
  })

  it('carry_sources.request_info reads the id from a home page and only shows when nothing is to be stored', async () => {
    const answer = await operator.get(`${URL}/request_info`, {
      platform: 'redbook',
      url: 'https://www.redbook.test/user/profile/5f1e?x=1',
      store: 'false',
    })
    expect(answer.body.data).toMatchObject({ id: null, existing: false, author_id: '5f1e' })
    expect(await t.rows('select id from carry_sources')).toEqual([])
    expect(authorIn('https://a.test/user/%E5%B0%8F/')).toBe('小')
    expect(authorIn('not a url')).toBeUndefined()
  })

  it('carry_sources.request_info leaves the author of a colleague to them, and names what is missing', async () => {
    const theirs = await source({ user_id: manager.userId, nickname: 'old' })
    const answer = await operator.get(`${URL}/request_info`, {
      platform: 'douyin',
      author_id: theirs.author_id,
    })
    expect(answer.body.data).toMatchObject({ id: null, existing: true })
    expect(await rowOf(theirs.id)).toMatchObject({ nickname: 'old', user_id: manager.userId })
    const missing = await operator.get(`${URL}/request_info`, { platform: 'douyin' })
    expect([missing.status, missing.body.errors[0].source]).toEqual([
      400,
      { parameter: 'author_id' },
    ])
    t.gateway.fail('author', refused('not_found', '没有这位作者'))
    const gone = await operator.get(`${URL}/request_info`, { platform: 'douyin', author_id: 'x' })
    expect([gone.status, gone.body.errors[0].code]).toEqual([502, 'channel_refused'])
  })

  it('carry_sources.update_assign_content gives nobody’s contents the person and category of their source', async () => {
    const own = await source({ category: '家居' })
    const free = await content({ carry_source_id: own.id, status: 'fetched' })
    const given = await content({
      carry_source_id: own.id,
      user_id: operator.userId,
      category: '母婴',
    })
    const other = await source({ category: '美妆' })
    const elsewhere = await content({ carry_source_id: other.id })
    const { body } = await operator.get(`${URL}/update_assign_content`, { ids: own.id })
    expect(body.data).toEqual({ count: 1, undo_id: expect.any(String) })
    expect(await desk.rowOf('carry_contents', free)).toMatchObject({
      user_id: operator.userId,
      category: '家居',
    })
    expect(await desk.rowOf('carry_contents', given)).toMatchObject({ category: '母婴' })
    expect(await desk.rowOf('carry_contents', elsewhere)).toMatchObject({ user_id: null })
    expect((await stranger.get(`${URL}/update_assign_content`)).body.data.count).toBe(0)
  })
})

describe('spiders', () => {
  it('carry_sources.exec_monitor_spider collects from watched authors, and nothing twice', async () => {
    const watched = await source({ monitored: true, nickname: '小院子', category: '家居' })
    const idle = await source()
    const stopped = await source({ monitored: true, status: 'stopped' })
    const foreign = await source({ monitored: true }, stranger)
    const answer = await operator.get(`${URL}/exec_monitor_spider`)
    expect([answer.status, answer.body.data.attributes.kind]).toEqual([201, 'spider_sources'])
    expect(await desk.runStarted(answer)).toMatchObject({
      sources: 1,
      failed: 0,
      seen: 12,
      made: 12,
    })
    const rows = await contentsOf(watched.id)
    expect(rows).toHaveLength(12)
    expect(rows[0]).toMatchObject({
      status: 'fetched',
      source: 'douyin',
      document_id: `${watched.author_id}-p1`,
      source_author: '小院子',
      category: '家居',
      user_id: operator.userId,
    })
    for (const { id } of [idle, stopped, foreign]) expect(await contentsOf(id)).toEqual([])
    const newest = await t.rows<{ at: Date }>(
      'select max(source_published_at) as at from carry_contents where carry_source_id = $1',
      [watched.id],
    )
    expect((await rowOf(watched.id)).newest_content_at).toEqual(newest[0]!.at)

    t.gateway.reset()
    const again = await desk.runStarted(await operator.get(`${URL}/exec_monitor_spider`))
    expect(again).toMatchObject({ made: 0 })
    // Pieces of the last day are read again, for their figures.
    const day = t.clock.now().getTime() - 24 * 3_600_000
    const since = new Date(Math.min(newest[0]!.at.getTime(), day)).toISOString()
    expect(t.gateway.callsOf('authorContents')[0]!.args[1]).toMatchObject({ since })
    expect(await contentsOf(watched.id)).toHaveLength(12)
    // A look of a person at one author asks only for what is new.
    t.gateway.reset()
    await desk.runStarted(await operator.post(`${URL}/exec_source_job`, { ids: [watched.id] }))
    expect(t.gateway.callsOf('authorContents')[0]!.args[1]).toMatchObject({
      since: newest[0]!.at.toISOString(),
    })
  })

  it('two looks an hour apart or more tell how many plays an hour a piece gains', async () => {
    const own = await source({ monitored: true })
    const startedAt = t.clock.now()
    const piece = pieceBy(own.author_id)
    const lookAt = async (play_count: number) => {
      t.gateway.answer('authorContents', async () => ({
        data: [{ ...piece, play_count }],
        total: 1,
      }))
      // The session of an hour ago has run out.
      const now = await t.as('operator')
      await desk.runStarted(await now.get(`${URL}/exec_monitor_spider`))
      const [row] = await contentsOf(own.id)
      return [row!['play'], row!['play_gain']]
    }
    expect(await lookAt(1_000)).toEqual([1_000, 0])
    t.clock.advance(9 * 60_000)
    // Too soon to say: the next look is compared with the first.
    expect(await lookAt(1_900)).toEqual([1_900, 0])
    t.clock.advance(51 * 60_000)
    expect(await lookAt(5_000)).toEqual([5_000, 4_000])
    // Corrected downwards, which is no growth.
    t.clock.advance(60 * 60_000)
    expect(await lookAt(4_000)).toEqual([4_000, 0])
    t.clock.set(startedAt)
    const list = (query: Record<string, string>) => operator.get('/api/v1/carry_contents', query)
    const watched = await list({ 'filter[watched]': 'true', sort: '-play_gain' })
    expect(watched.body.data).toMatchObject([{ attributes: { play: 4_000, play_gain: 0 } }])
    expect((await list({ 'filter[watched]': 'false' })).body.meta.record_count).toBe(0)
    await t.rows('update carry_sources set monitored = false')
    expect((await list({ 'filter[watched]': 'true' })).body.meta.record_count).toBe(0)
  })

  it('a piece that was trashed stays in the trash, and one that stands gets its new figures only', async () => {
    const own = await source({ monitored: true })
    await desk.runStarted(await operator.get(`${URL}/exec_monitor_spider`))
    const [first, second] = await contentsOf(own.id)
    await t.rows(`update carry_contents set deleted_at = now(), status = 'deleted' where id = $1`, [
      first!.id,
    ])
    await t.rows(`update carry_contents set title = 'edited', play = 0 where id = $1`, [second!.id])
    await t.rows('update carry_sources set newest_content_at = null')
    await desk.runStarted(await operator.get(`${URL}/exec_monitor_spider`))
    expect(await desk.rowOf('carry_contents', first!.id as number)).toMatchObject({
      status: 'deleted',
    })
    expect(await desk.rowOf('carry_contents', second!.id as number)).toMatchObject({
      title: 'edited',
      play: second!.play,
    })
  })

  it('an author who cannot be asked is noted and does not stop the others', async () => {
    const [bad, good] = [await source({ monitored: true }), await source({ monitored: true })]
    const unknown = await source({ monitored: true, platform: 'buyin' })
    t.gateway.answer('authorContents', async (_channel, authorId) => {
      if (authorId === bad.author_id) throw refused('not_found', '作者已注销')
      return { data: [], total: 0 }
    })
    await t.rows(`delete from channels where name = 'buyin'`)
    const result = await desk.runStarted(await operator.get(`${URL}/exec_monitor_spider`))
    expect(result).toMatchObject({ sources: 3, failed: 2 })
    expect((await rowOf(bad.id)).last_spider_error).toContain('作者已注销')
    expect((await rowOf(unknown.id)).last_spider_error).toContain('百应')
    expect(await rowOf(good.id)).toMatchObject({
      last_spider_error: null,
      last_spider_at: t.clock.now(),
    })
  })

  it('a piece that the channel lists twice is one content', async () => {
    const own = await source({ monitored: true })
    const piece = pieceBy(own.author_id)
    t.gateway.answer('authorContents', async () => ({ data: [piece, piece], total: 2 }))
    expect(await desk.runStarted(await operator.get(`${URL}/exec_monitor_spider`))).toMatchObject({
      made: 1,
    })
    expect(await contentsOf(own.id)).toMatchObject([{ title: '一篇' }])
  })

  it('a look since a later day leaves no gap for the next one', async () => {
    const own = await source({ monitored: true })
    const since = '2026-05-28T00:00:00.000Z'
    await desk.runStarted(await operator.post(`${URL}/exec_source_job`, { ids: [own.id], since }))
    expect((await rowOf(own.id)).newest_content_at).toBeNull()
    await desk.runStarted(await operator.get(`${URL}/exec_monitor_spider`))
    expect(await contentsOf(own.id)).toHaveLength(12)
  })

  it('jobs.list tells patrols of watched authors from other looks', async () => {
    const watched = await source({ monitored: true })
    const patrol = await operator.get(`${URL}/exec_monitor_spider`)
    const look = await operator.post(`${URL}/exec_source_job`, { ids: [watched.id] })
    const idsOf = async (isPatrol: boolean) => {
      const { body } = await operator.get('/api/v1/jobs', { 'filter[patrol]': String(isPatrol) })
      return body.data.map(({ id }: { id: string }) => id)
    }
    expect(await idsOf(true)).toContain(patrol.body.data.id)
    expect(await idsOf(true)).not.toContain(look.body.data.id)
    expect(await idsOf(false)).toContain(look.body.data.id)
    expect(await idsOf(false)).not.toContain(patrol.body.data.id)
  })

  it('a spider that reaches nobody is tried again', async () => {
    await source({ monitored: true })
    t.gateway.fail('authorContents', unreachable())
    const { body } = await operator.get(`${URL}/exec_monitor_spider`)
    const deps = { database: t.database, services: t.services, tasks: TASKS }
    expect(await runJob(deps, Number(body.data.id))).toEqual({ tag: 'again', inMs: 5000 })
  })

  it('carry_sources.exec_source_job collects from chosen authors since a day, and refuses foreign ids', async () => {
    const [own, foreign] = [await source(), await source({}, stranger)]
    const refusedAnswer = await operator.post(`${URL}/exec_source_job`, {
      ids: [own.id, foreign.id],
    })
    expect(refusedAnswer.status).toBe(404)
    expect(refusedAnswer.body.errors[0]).toMatchObject({
      source: { pointer: '/data/attributes/ids' },
      meta: { ids: [foreign.id] },
    })
    const since = '2026-05-28T00:00:00.000Z'
    const answer = await operator.post(`${URL}/exec_source_job`, { ids: [own.id], since })
    expect(await desk.runStarted(answer)).toMatchObject({ sources: 1, made: 4 })
    expect(t.gateway.callsOf('authorContents')[0]!.args).toEqual([
      own.author_id,
      { page: 1, size: 50, since },
    ])
  })

  it('carry_sources.exec_dewu_spider collects from dewu authors, or what a search there finds', async () => {
    const own = await source({ platform: 'dewu' })
    await source({ platform: 'douyin' })
    const all = await desk.runStarted(await operator.post(`${URL}/exec_dewu_spider`, {}))
    expect(all).toMatchObject({ sources: 1, made: 12 })
    expect(await contentsOf(own.id)).toHaveLength(12)
    const found = await desk.runStarted(
      await operator.post(`${URL}/exec_dewu_spider`, { q: '球鞋' }),
    )
    expect(found).toMatchObject({ sources: 0, made: 15 })
    expect(t.gateway.callsOf('searchContents')[0]).toMatchObject({
      channel: 'dewu',
      args: [{ q: '球鞋', page: 1 }],
    })
    const rows = await t.rows(`select user_id from carry_contents where title like '球鞋%'`)
    expect(rows).toHaveLength(15)
    expect(rows[0]).toEqual({ user_id: operator.userId })
    const viewer = await t.as('vip')
    expect((await viewer.post(`${URL}/exec_dewu_spider`, {})).status).toBe(403)
  })
})
