import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, type Desk } from './testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const LEASE_MS = 90_000
const COVER = 'http://127.0.0.1:9/1.svg'
const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
]
const detailOf = async (kind: string, accountId: number) =>
  (
    await desk.t.rows<{ detail: Record<string, unknown> }>(
      'select detail from publish_events where kind = $1 and studio_account_id = $2 order by id desc limit 1',
      [kind, accountId],
    )
  )[0]?.detail

describe('the lease of an account', () => {
  it('is over at its very last instant: its holder starts nothing, and another needs no take-over', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    desk.t.clock.advance(LEASE_MS)
    expect(codeOf(await bench.claim())).toEqual([409, 'lease_lost'])
    expect(codeOf(await bench.submitting(held))).toEqual([409, 'lease_lost'])
    expect((await bench.register({ deviceNo: 'next' })).status).toBe(200)
  })

  it('is told as taken from whom, when it was taken from somebody who was alive', async () => {
    const bench = await desk.account()
    await bench.register({ deviceNo: 'over', takeOver: true })
    expect(await detailOf('lease_taken', bench.accountId)).toMatchObject({
      from_device_id: Number(bench.deviceId),
    })
    desk.t.clock.advance(LEASE_MS)
    await bench.register()
    expect(await detailOf('lease_taken', bench.accountId)).toMatchObject({ from_device_id: null })
  })

  it('keeps another out by the name of its holder, and only while that device holds it', async () => {
    const bench = await desk.account()
    const [{ name } = { name: '' }] = await desk.t.rows<{ name: string }>(
      'select name from devices where id = $1',
      [bench.deviceId],
    )
    const [refusal] = (await bench.register({ deviceNo: 'late' })).body.errors
    expect(refusal).toMatchObject({ code: 'account_leased', title: expect.stringContaining(name) })
    await desk.t.rows('update devices set released_at = now() where id = $1', [bench.deviceId])
    expect(codeOf(await bench.claim())).toEqual([409, 'no_account'])
    expect((await bench.register({ deviceNo: 'heir' })).status).toBe(200)
    // Nothing expires here: the lease has no owner.
    await desk.t.rows('update account_leases set device_id = null where studio_account_id = $1', [
      bench.accountId,
    ])
    expect((await bench.register({ deviceNo: 'next heir' })).status).toBe(200)
  })

  it('of a device that was given back keeps nobody out', async () => {
    const bench = await desk.account()
    expect((await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})).status).toBe(200)
    expect((await bench.register({ deviceNo: 'after' })).status).toBe(200)
  })
})

describe('an item that waits', () => {
  it('lets the account wait for the first of several to be due', async () => {
    const bench = await desk.account({ platform: 'jd' })
    await bench.queue()
    await bench.queue()
    const waits = []
    for (const outcome of ['rejected', 'upload_failed']) {
      const held = await bench.send()
      await bench.report(held, outcome)
      waits.push((await desk.content(held.contentId)).wait_until!)
    }
    expect(waits[0]!.getTime()).toBeGreaterThan(waits[1]!.getTime())
    expect((await bench.claim()).body.errors[0].meta.until).toBe(waits[1]!.toISOString())
  })

  it('and is due but locked this moment is asked for again in a second', async () => {
    const bench = await desk.account({ platform: 'jd' })
    await bench.queue()
    const held = await bench.send()
    await bench.report(held, 'rejected')
    const { wait_until: due } = await desk.content(held.contentId)
    for (const lateMs of [0, 5_000]) {
      desk.t.clock.set(new Date(due!.getTime() + lateMs))
      await bench.register()
      await desk.t.database.asServer(async (db) => {
        const item = db.selectFrom('publish_contents').select('id').where('id', '=', held.contentId)
        await item.forUpdate().execute()
        const { meta } = (await bench.claim()).body.errors[0]
        expect(meta).toEqual({
          why: 'item_waiting',
          until: new Date(desk.t.clock.now().getTime() + 1_000).toISOString(),
          in_ms: 1_000,
          params: { why: 'item_waiting' },
        })
      })
    }
  })
})

describe('what the frame says at length', () => {
  it('is kept to five hundred characters, with the attempt and beside the item', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    const message = '审'.repeat(480) + '核'.repeat(20)
    expect((await bench.report(held, 'rejected', { message })).status).toBe(200)
    expect((await desk.attempt(held.attemptId)).message).toBe(message)
    expect((await desk.content(held.contentId)).remark).toBe(message)
  })

  it('and at more length is cut there', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    const kept = '审'.repeat(500)
    await bench.report(held, 'rejected', { message: `${kept}核` })
    expect((await desk.attempt(held.attemptId)).message).toBe(kept)
    expect((await desk.content(held.contentId)).remark).toBe(kept)
  })

  it('and says nothing leaves the remark of the item as it was', async () => {
    const bench = await desk.account()
    await bench.queue({ remark: 'of a person' })
    const held = await bench.send()
    await bench.report(held, 'rejected')
    expect((await desk.content(held.contentId)).remark).toBe('of a person')
  })

  it('ends the queue with its own words, where the account may not publish', async () => {
    const bench = await desk.account()
    await bench.queue()
    await bench.report(await bench.send(), 'no_permission', { message: '没有发布权限' })
    expect(await desk.accountRow(bench.accountId)).toMatchObject({
      queue_ended_why: '没有发布权限',
      queue_ended_at: desk.t.clock.now(),
    })
    const ended = await bench.claim()
    expect(codeOf(ended)).toEqual([409, 'account_ended'])
    expect(ended.body.errors[0]).toMatchObject({
      title: expect.stringContaining('没有发布权限'),
      meta: { why: '没有发布权限' },
    })
  })
})

describe('what was published is listed', () => {
  it.each([
    ['carry', 'carry_publishes', { item_ids: ['71'], cover: COVER, topic: '露营' }],
    ['smart', 'smart_publishes', {}],
    ['creative', 'creative_publishes', { make_images: [COVER], topic: '露营' }],
  ])('of the family %s in %s', async (family, table, more) => {
    const bench = await desk.account()
    const [content] = await desk.t.rows<{ id: number }>(
      `insert into ${family}_contents (business_team_id, status) values ($1, 'checked') returning id`,
      [bench.by.teamId],
    )
    const item = await bench.queue({
      family,
      content_id: content!.id,
      topic: '露营',
      images: [COVER],
      items: JSON.stringify([{ item_id: 71 }, { name: 'no id' }, 'odd', null]),
    })
    const held = await bench.send()
    expect(held.contentId).toBe(item)
    expect((await bench.post(held)).status).toBe(200)
    const [record] = await desk.t.rows(`select * from ${table} where publish_content_id = $1`, [
      item,
    ])
    expect(record).toMatchObject({
      feed_id: `feed-${held.attemptId}`,
      studio_account_id: bench.accountId,
      user_id: desk.operator.userId,
      content_id: content!.id,
      ...more,
    })
    const contents = await desk.t.rows(`select status from ${family}_contents where id = $1`, [
      content!.id,
    ])
    expect(contents).toEqual([{ status: 'published' }])
  })

  it.each(['creator', 'studio', 'manual'])(
    'of the family %s among the carried ones, without a carried content behind it',
    async (family) => {
      const bench = await desk.account()
      const item = await bench.queue({ images: [] })
      const { content_id } = await desk.content(item)
      await desk.t.rows(`update publish_contents set family = $2, content_id = $3 where id = $1`, [
        item,
        family,
        family === 'manual' ? null : content_id,
      ])
      const held = await bench.send()
      expect((await bench.post(held)).status).toBe(200)
      const records = await desk.t.rows(
        'select content_id, cover, feed_id from carry_publishes where publish_content_id = $1',
        [item],
      )
      expect(records).toEqual([{ content_id: null, cover: '', feed_id: `feed-${held.attemptId}` }])
      // A content of another family with the same id is not touched.
      expect(
        await desk.t.rows('select status from carry_contents where id = $1', [content_id]),
      ).toEqual([{ status: 'checked' }])
    },
  )

  it('a draft is, too, and leaves its content to be published', async () => {
    const bench = await desk.account()
    const content = await desk.make.content({
      business_team_id: bench.by.teamId,
      user_id: bench.by.userId,
    })
    await bench.queue({ content_id: content.id, draft: true })
    await bench.post(await bench.send())
    const statusOf = async () =>
      (await desk.t.rows('select status from carry_contents where id = $1', [content.id]))[0]
    expect(await statusOf()).toEqual({ status: 'checked' })
    await bench.queue({ content_id: content.id, generation: 2 })
    await bench.post(await bench.send())
    expect(await statusOf()).toEqual({ status: 'published' })
  })
})
