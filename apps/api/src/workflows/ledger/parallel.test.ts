import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atMost } from '../../../test/short-form.ts'
import { createDesk, type Desk } from './testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const ROUNDS = atMost(12, 2)
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const attempts = (accountId: number) =>
  desk.t.rows<{ state: string; publish_content_id: number }>(
    'select state, publish_content_id from publish_attempts where studio_account_id = $1 order by id',
    [accountId],
  )

describe('at the same moment', () => {
  it('five claims of one device get one item under one key', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      await bench.queue()
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => bench.claim()))
      expect(statuses(answers)).toEqual([200, 200, 200, 200, 200])
      expect(new Set(answers.map(({ body }) => body.data.attributes.attempt_key)).size).toBe(1)
      expect(await attempts(bench.accountId)).toHaveLength(1)
    }
  })

  it('four submissions of one attempt succeed once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const held = await bench.hold()
      const answers = await Promise.all([1, 2, 3, 4].map(() => bench.submitting(held)))
      expect(statuses(answers)).toEqual([200, 409, 409, 409])
    }
  })

  it('a heartbeat and a submission of one executor both succeed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const held = await bench.hold()
      const beat = () => bench.by.post(`/api/v1/devices/${bench.deviceId}/heartbeat`, {})
      const answers = await Promise.all([beat(), bench.submitting(held), beat(), beat()])
      expect(statuses(answers)).toEqual([200, 200, 200, 200])
    }
  })

  it('two devices that take over leave one executor, and the other’s page cannot send', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const [a, b] = await Promise.all([
        bench.register({ deviceNo: `a-${round}`, takeOver: true }),
        bench.register({ deviceNo: `b-${round}`, takeOver: true }),
      ])
      const claims = await Promise.all([bench.claim(a.body.data.id), bench.claim(b.body.data.id)])
      expect(statuses(claims)).toEqual([200, 409])
    }
  })

  it('a take-over and a submission never leave an item both sent and queued', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const held = await bench.hold()
      const [taken, sent] = await Promise.all([
        bench.register({ deviceNo: `t-${round}`, takeOver: true }),
        bench.submitting(held),
      ])
      expect(taken.status).toBe(200)
      const { status } = await desk.content(held.contentId)
      expect(status).toBe(sent.status === 200 ? 'unknown' : 'queued')
    }
  })

  it('the same result twice writes one publish record and one event', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const held = await bench.send()
      const answers = await Promise.all([1, 2, 3].map(() => bench.post(held)))
      expect(statuses(answers)).toEqual([200, 200, 200])
      expect(
        (await desk.events(held.contentId)).filter((kind) => kind === 'published'),
      ).toHaveLength(1)
    }
  })

  it('two results that differ leave one of them standing and the other noted', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const held = await bench.send()
      await Promise.all([bench.report(held, 'rejected'), bench.report(held, 'upload_failed')])
      const { outcome, state } = await desk.attempt(held.attemptId)
      expect(state).toBe('refused')
      expect(['rejected', 'upload_failed']).toContain(outcome)
      expect((await desk.events(held.contentId)).slice(-2)).toEqual(['waiting', 'late_result'])
      expect((await desk.content(held.contentId)).strike_count).toBe(1)
    }
  })

  it('three sweeps release an expired claim once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const held = await bench.hold()
      desk.t.clock.advance(91_000)
      await Promise.all([desk.sweep(), desk.sweep(), desk.sweep()])
      expect(
        (await desk.events(held.contentId)).filter((kind) => kind === 'released'),
      ).toHaveLength(1)
    }
  })

  it('a sweep and a late result never lose the result', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const held = await bench.send()
      desk.t.clock.advance(91_000)
      const [, answer] = await Promise.all([desk.sweep(), bench.post(held)])
      expect(answer.status).toBe(200)
      expect((await desk.content(held.contentId)).status).toBe('published')
    }
  })

  it('a late result and a claim of the item it settles end with one published item', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      await bench.queue()
      const first = await bench.send()
      await bench.report(first, 'not_sent')
      await Promise.all([bench.post(first), bench.claim()])
      expect((await desk.content(first.contentId)).status).toBe('published')
      expect((await bench.claim()).status).toBe(204)
      const open = (await attempts(bench.accountId)).filter(({ state }) => state === 'claimed')
      expect(open).toEqual([])
    }
  })

  it('the same content sent to the queue of one account from four tabs is queued once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const bench = await desk.account()
      const { id } = await desk.make.content({
        business_team_id: bench.by.teamId,
        user_id: bench.by.userId,
      })
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() =>
          bench.by.post(`/api/v1/carry_contents/${id}/submit_to_publish`, { uid: bench.uid }),
        ),
      )
      expect(statuses(answers)).toEqual([201, 409, 409, 409])
    }
  })
})

describe('the database itself refuses, whatever the code above does,', () => {
  const refused = (text: string, values: unknown[]) =>
    expect(desk.t.rows(text, values)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })

  it('a second open attempt of one content', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    for (const state of ['claimed', 'submitting', 'unknown', 'needs_human'])
      await refused(
        `insert into publish_attempts (business_team_id, publish_content_id, studio_account_id, fence, generation, state, lease_expires_at)
         values ($1, $2, $3, 1, 1, $4, now())`,
        [bench.by.teamId, held.contentId, bench.accountId, state],
      )
  })

  it('two published attempts of one content', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    await bench.post(held)
    await refused(
      `insert into publish_attempts (business_team_id, publish_content_id, studio_account_id, fence, generation, state, feed_id, lease_expires_at)
       values ($1, $2, $3, 1, 1, 'published', 'again', now())`,
      [bench.by.teamId, held.contentId, bench.accountId],
    )
    await refused(
      `insert into carry_publishes (business_team_id, publish_content_id) values ($1, $2)`,
      [bench.by.teamId, held.contentId],
    )
  })

  it('published without the channel’s id, for content and attempt', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    await refused(`update publish_contents set status = 'published' where id = $1`, [
      held.contentId,
    ])
    await refused(`update publish_attempts set state = 'published' where id = $1`, [held.attemptId])
  })

  it('one content twice in the queue of an account under one generation', async () => {
    const bench = await desk.account()
    const id = await bench.queue()
    await refused(
      `insert into publish_contents (business_team_id, studio_account_id, content_id, uid, channel, platform)
       select business_team_id, studio_account_id, content_id, uid, channel, platform from publish_contents where id = $1`,
      [id],
    )
  })

  it('one attempt key twice, and a state nobody knows', async () => {
    const bench = await desk.account()
    await bench.queue()
    await bench.queue()
    const held = await bench.send()
    await bench.post(held)
    const next = await bench.hold()
    await refused(`update publish_attempts set attempt_key = $1 where id = $2`, [
      held.attemptKey,
      next.attemptId,
    ])
    await refused(`update publish_attempts set state = 'sent' where id = $1`, [next.attemptId])
  })
})
