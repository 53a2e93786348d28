import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnPost } from '../../gateway/gateway.ts'
import { beginLife } from '../../restore/lives.ts'
import { doubtItem } from './doubt-after-restore.ts'
import { createDesk, type Bench, type Desk } from './testing/publishing-desk.ts'

let desk: Desk
let owner: Client
let posts: OwnPost[]
beforeAll(async () => {
  desk = await createDesk()
  owner = new Client({ connectionString: desk.t.testDatabase.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await desk.close()
})
beforeEach(() => {
  posts = []
  desk.t.gateway.answer('ownPosts', async () => ({ tag: 'all', posts }))
})

/** Restores the database: later sends are missing from it. */
const restore = () => beginLife(owner, 'restored')
const resume = () => desk.operator.post('/api/v1/studio_accounts/resume_queues', {})
const notice = async () =>
  (await desk.operator.get('/api/v1/studio_accounts/restore_notice')).body.data
const settle = async () => {
  await desk.sweep()
  desk.t.clock.advance(120_000)
  await desk.sweep()
}
const contentOf = async (bench: Bench, title: string) => {
  const { id } = await desk.make.content({
    business_team_id: desk.operator.teamId,
    user_id: desk.operator.userId,
    status: 'checked',
    title,
  })
  return { id, queued: await bench.queue({ family: 'carry', content_id: id, title }) }
}
/** The channel's post of an attempt that the database has lost. */
const sent = async (queued: number, title: string, feedId: string): Promise<OwnPost> => {
  const { mark } = await desk.content(queued)
  return { attemptKey: `${mark.slice(0, 18)}-9999-000000000001`, feedId, title }
}
const attemptsOf = (queued: number) =>
  desk.t.rows('select state, code from publish_attempts where publish_content_id = $1', [queued])
const lastEventId = async () =>
  (await desk.t.rows<{ id: number }>('select max(id) as id from publish_events'))[0]?.id ?? 0
/** By table, those that refer to the other one first. */
const lastIds = () =>
  Promise.all(
    (['publish_events', 'publish_attempts'] as const).map(async (table) => {
      const [row] = await desk.t.rows<{ id: number }>(`select max(id) as id from ${table}`)
      return [table, row?.id ?? 0] as const
    }),
  )
/** The owner of the database does something by a clock that is ahead. */
async function aMinuteLater(act: () => Promise<unknown>): Promise<void> {
  await owner.query(`create schema later;
    create function later.now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() + interval '1 minute' $$;
    set search_path to later, public, pg_catalog`)
  await act()
  await owner.query('reset search_path; drop schema later cascade')
}
/** The events of an account as a consumer follows them. */
const feed = ({ accountId }: Bench, query: object = {}) =>
  desk.operator.get('/api/v1/publish_events', {
    sort: 'id',
    'filter[studio_account_id]': String(accountId),
    ...query,
  })
const waitingForALock = async () => {
  const { rows } = await owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('after a restore', () => {
  it('no item is handed out before it was looked up and studio_accounts.resume_queues let the queue go on', async () => {
    const bench = await desk.account()
    const lost = await contentOf(bench, '已发出')
    const kept = await contentOf(bench, '未发出')
    await restore()
    posts = [await sent(lost.queued, '已发出', 'feed-lost')]
    await bench.register()
    const refused = await bench.claim()
    expect([refused.status, refused.body.errors[0].meta.why]).toEqual([409, 'restored'])
    expect(await notice()).toMatchObject({ checking_count: 2, restored_at: expect.any(String) })
    await settle()
    expect(await desk.content(lost.queued)).toMatchObject({
      status: 'published',
      feed_id: 'feed-lost',
    })
    expect(await desk.content(kept.queued)).toMatchObject({ status: 'queued', generation: 2 })
    await bench.register()
    expect((await bench.claim()).body.errors[0].meta.why).toBe('restored')
    expect((await resume()).body.data.resumed_count).toBeGreaterThan(0)
    expect(await notice()).toMatchObject({ checking_count: 0, paused_count: 0 })
    await bench.register()
    const held = await bench.hold()
    expect(held.contentId).toBe(kept.queued)
    expect(held.attemptId).toBeGreaterThan(1_000_000)
  })

  it('a resumed queue still holds back what is being looked up', async () => {
    const bench = await desk.account()
    await contentOf(bench, '等待核实')
    await restore()
    await resume()
    await bench.register()
    const { status, body } = await bench.claim()
    expect([status, body.errors[0].meta.why]).toEqual([409, 'item_waiting'])
  })

  it('a content that was queued, sent and forgotten is found when it is queued again', async () => {
    const bench = await desk.account()
    const { id, queued } = await contentOf(bench, '忘记的内容')
    const post = await sent(queued, '忘记的内容', 'feed-forgotten')
    await desk.t.rows('delete from publish_events where publish_content_id = $1', [queued])
    await desk.t.rows('delete from publish_contents where id = $1', [queued])
    await restore()
    await resume()
    posts = [post]
    const again = await bench.queue({ family: 'carry', content_id: id, title: '忘记的内容' })
    await settle()
    expect(await desk.content(again)).toMatchObject({
      status: 'published',
      feed_id: 'feed-forgotten',
    })
  })

  it('a content that is newer than the restore is sent without a look', async () => {
    await restore()
    await resume()
    const bench = await desk.account()
    const { queued } = await contentOf(bench, '新的内容')
    expect((await bench.hold()).contentId).toBe(queued)
  })

  it('a post with the same title and an unknown key leaves the item to a person', async () => {
    const bench = await desk.account()
    const { queued } = await contentOf(bench, '同名')
    await restore()
    posts = [{ attemptKey: 'from-elsewhere', feedId: 'feed-same-title', title: '同名' }]
    await settle()
    expect((await desk.content(queued)).status).toBe('unknown')
  })

  it('a post that the ledger knows is of its own item, and not of another with the same title', async () => {
    const bench = await desk.account()
    await contentOf(bench, '两次同名')
    const first = await bench.send()
    await bench.post(first, 'feed-known')
    const { queued } = await contentOf(bench, '两次同名')
    await restore()
    posts = [{ attemptKey: 'from-elsewhere', feedId: 'feed-known', title: '两次同名' }]
    await settle()
    expect(await desk.content(queued)).toMatchObject({ status: 'queued', generation: 2 })
  })

  it('an item is doubted once, though two processes find it', async () => {
    const bench = await desk.account()
    const { queued } = await contentOf(bench, '两个进程')
    await restore()
    for (let i = 0; i < 2; i += 1) await desk.step((work) => doubtItem(work, queued))
    expect(await desk.events(queued)).toEqual(['unknown'])
    expect(await attemptsOf(queued)).toEqual([{ state: 'unknown', code: 'restored' }])
  })

  it('an open attempt is doubted itself: none is made beside it', async () => {
    const bench = await desk.account()
    const { queued } = await contentOf(bench, '未结束')
    await bench.send()
    await restore()
    await desk.step((work) => doubtItem(work, queued))
    expect(await attemptsOf(queued)).toEqual([{ state: 'unknown', code: 'restored' }])
  })

  it('a step that holds the attempt goes on to its item while the item is doubted', async () => {
    const bench = await desk.account()
    const { queued } = await contentOf(bench, '同时进行')
    const held = await bench.send()
    await restore()
    const step = new Client({ connectionString: desk.t.testDatabase.ownerUrl })
    await step.connect()
    try {
      await step.query('begin')
      await step.query('select from publish_attempts where id = $1 for update', [held.attemptId])
      const doubted = desk.step((work) => doubtItem(work, queued))
      await expect.poll(waitingForALock).toBe(1)
      await step.query('select from publish_contents where id = $1 for update', [queued])
      await step.query('commit')
      await doubted
    } finally {
      await step.end()
    }
    expect((await desk.attempt(held.attemptId)).state).toBe('unknown')
  })

  it('what was held before is doubted, and its executor holds nothing any more', async () => {
    const bench = await desk.account()
    await contentOf(bench, '正在发送')
    const held = await bench.send()
    await restore()
    expect((await bench.submitting(held)).status).toBe(409)
    posts = [{ attemptKey: held.attemptKey, feedId: 'feed-held', title: '正在发送' }]
    await settle()
    expect(await desk.content(held.contentId)).toMatchObject({
      status: 'published',
      feed_id: 'feed-held',
    })
  })

  it('a consumer of the feed that has read beyond the backup goes on from its place', async () => {
    const bench = await desk.account()
    await contentOf(bench, '备份之后发出')
    const kept = await contentOf(bench, '备份之后未动')
    const backedUp = await lastEventId()
    await bench.post(await bench.send())
    const place = (await feed(bench)).body.meta.next_cursor
    await desk.t.rows('delete from publish_events where id > $1', [backedUp])
    await owner.query(`select setval('publish_events_id_seq', $1)`, [backedUp])
    await restore()
    await desk.step((work) => doubtItem(work, kept.queued))
    const { data } = (await feed(bench, { 'page[after]': place })).body
    expect(data).toMatchObject([{ attributes: { kind: 'unknown' } }])
  })

  it('ids go by the time of the restore too: a backup put back twice gives none a second time', async () => {
    // Also where the database of the backup had been restored itself a moment before.
    await restore()
    const [life] = await desk.t.rows<{ id: number }>('select omc_life() as id')
    const bench = await desk.account()
    await bench.queue()
    await bench.post(await bench.send())
    const first = await contentOf(bench, '第一次恢复')
    const second = await contentOf(bench, '第二次恢复')
    const backedUp = await lastIds()
    await restore()
    await desk.step((work) => doubtItem(work, first.queued))
    const lost = await lastIds()
    for (const [table, id] of backedUp) {
      await owner.query(`delete from ${table} where id > $1`, [id])
      await owner.query(`select setval('${table}_id_seq', $1)`, [id])
    }
    await owner.query('delete from lives where id > $1', [life?.id])
    await aMinuteLater(restore)
    await desk.step((work) => doubtItem(work, second.queued))
    const again = new Map(await lastIds())
    for (const [table, id] of lost) expect(again.get(table)).toBeGreaterThan(id)
  })

  it('a paused item stays paused, and nothing that was never sent has a strike', async () => {
    const bench = await desk.account()
    const paused = await bench.queue({ status: 'paused' })
    const failed = await bench.queue({ strike_count: 2 })
    await restore()
    await settle()
    expect(await desk.content(paused)).toMatchObject({ status: 'paused', strike_count: 0 })
    expect(await desk.content(failed)).toMatchObject({ status: 'queued', strike_count: 2 })
    await resume()
    await bench.register()
    expect((await bench.hold()).contentId).toBe(failed)
  })
})
