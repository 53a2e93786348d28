import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import { createDesk, type Bench, type Desk, type Held } from './testing/publishing-desk.ts'

/** Devices whose word on an attempt counts. */
let desk: Desk
let manager: Caller
let creator: Caller
beforeAll(async () => {
  desk = await createDesk()
  manager = await desk.t.as('manager')
  creator = await desk.t.as('creator')
})
afterAll(() => desk.close())

const ROADS = ['by id', 'carry_contents', 'smart_contents'] as const

/** A report by each way there is to send one. */
const tell = (by: Caller, held: Held, road: (typeof ROADS)[number], more: object) =>
  road === 'by id'
    ? by.post(`/api/v1/publish_attempts/${held.attemptId}/report`, { ...executor(held), ...more })
    : by.post(`/api/v1/${road}/set_publish_response`, {
        attempt_key: held.attemptKey,
        ...executor(held),
        ...more,
      })

const executor = ({ deviceId, fence }: Held) => ({ device_id: deviceId, fence })

async function inState(state: 'submitting' | 'unknown' | 'needs_human') {
  // The account has no owner: every creator of the team sees it and may execute for it.
  const bench = await desk.account({ user_id: null })
  await bench.queue()
  const held = await bench.send()
  if (state !== 'submitting') await bench.report(held, 'unknown')
  if (state === 'needs_human') {
    await desk.t.rows(`update publish_attempts set state = 'needs_human' where id = $1`, [
      held.attemptId,
    ])
    await desk.t.rows(`update publish_contents set status = 'needs_human' where id = $1`, [
      held.contentId,
    ])
  }
  return { bench, held }
}

describe.each(['submitting', 'unknown', 'needs_human'] as const)('of an attempt in %s', (state) => {
  it.each(ROADS)('a colleague who sees it reports nothing, %s', async (road) => {
    const { held } = await inState(state)
    for (const by of [creator, manager])
      for (const outcome of ['not_sent', 'rejected', 'published', 'unknown']) {
        const answer = await tell(by, held, road, { outcome, feed_id: 'invented' })
        expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'not_the_executor'])
      }
    expect((await desk.attempt(held.attemptId)).state).toBe(state)
    expect((await desk.content(held.contentId)).status).toBe(state)
  })

  it('another device of the same person, or an older fence, reports nothing', async () => {
    const { bench, held } = await inState(state)
    const other = await desk.account()
    for (const wrong of [{ deviceId: other.deviceId }, { fence: held.fence - 1 }]) {
      const answer = await bench.report({ ...held, ...wrong }, 'not_sent')
      expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'not_the_executor'])
    }
    expect((await desk.attempt(held.attemptId)).state).toBe(state)
  })
})

describe('after another device took the account', () => {
  const lost = async () => {
    const bench = await desk.account({ user_id: null })
    await bench.queue()
    const held = await bench.send()
    const taken = await bench.register({ by: creator, deviceNo: 'theirs', takeOver: true })
    expect(taken.status).toBe(200)
    return { bench, held, theirs: String(taken.body.data.id) }
  }

  it('the outbox of the first still ends the doubt with published', async () => {
    const { bench, held } = await lost()
    expect((await bench.post(held)).body.data.attributes.status).toBe('published')
  })

  it('its not_sent puts nothing back, and is kept where people see it', async () => {
    const { bench, held, theirs } = await lost()
    expect((await bench.report(held, 'not_sent')).status).toBe(200)
    expect((await desk.attempt(held.attemptId)).state).toBe('unknown')
    expect((await desk.events(held.contentId)).at(-1)).toBe('late_result')
    expect((await bench.claim(theirs, creator)).status).toBe(204)
  })

  it('the new executor says nothing of what the first had sent', async () => {
    const { held, theirs } = await lost()
    const answer = await tell(creator, { ...held, deviceId: theirs }, 'by id', {
      outcome: 'not_sent',
    })
    expect(answer.status).toBe(403)
    expect((await desk.attempt(held.attemptId)).state).toBe('unknown')
  })
})

describe('published', () => {
  const sent = async (platform = 'youhaohuo') => {
    const bench: Bench = await desk.account({ platform })
    await bench.queue({ channel: platform, platform })
    return { bench, held: await bench.send() }
  }

  it('straight from claimed is refused, also once the claim is over', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    expect((await bench.post(held)).body.errors[0]).toMatchObject({ code: 'not_submitted' })
    desk.t.clock.advance(90_000)
    await desk.sweep()
    expect((await bench.post(held)).body.errors[0]).toMatchObject({ code: 'not_submitted' })
    expect((await desk.content(held.contentId)).status).toBe('queued')
  })

  it('ends the doubt of a restored attempt whose submitting was forgotten', async () => {
    const { bench, held } = await sent()
    await bench.report(held, 'unknown')
    await desk.t.rows('update publish_attempts set submitted_at = null where id = $1', [
      held.attemptId,
    ])
    expect((await bench.post(held)).body.data.attributes.status).toBe('published')
    expect((await desk.attempt(held.attemptId)).submitted_at).not.toBeNull()
  })

  it('with an invented feed id gets the id that the channel knows', async () => {
    const { bench, held } = await sent()
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'found', feedId: 'true-id' })
    await bench.report(held, 'published', { feed_id: 'invented' })
    expect(await desk.content(held.contentId)).toMatchObject({
      status: 'published',
      feed_id: 'true-id',
    })
  })

  it('that the channel does not know is in doubt, is looked up again, and then a person decides', async () => {
    const { bench, held } = await sent()
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'absent' })
    expect((await bench.report(held, 'published')).body.data.attributes.status).toBe('unknown')
    desk.t.clock.advance(120_000)
    await desk.sweep()
    expect(await desk.attempt(held.attemptId)).toMatchObject({
      state: 'needs_human',
      message: null,
    })
    expect(await desk.content(held.contentId)).toMatchObject({
      status: 'needs_human',
      wait_why: 'disputed',
    })
  })

  it('that the channel shows only later is found by the next look', async () => {
    const { bench, held } = await sent()
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'absent' })
    await bench.report(held, 'published')
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'found', feedId: `late-${held.attemptId}` })
    desk.t.clock.advance(120_000)
    await desk.sweep()
    expect((await desk.content(held.contentId)).status).toBe('published')
  })

  it('counts at the executor’s word where the channel cannot be asked', async () => {
    const { bench, held } = await sent()
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'unclear', why: 'status 404' })
    await bench.report(held, 'published')
    expect((await desk.content(held.contentId)).status).toBe('published')
  })

  it('is asked about once: neither a stranger nor a second report makes a look', async () => {
    const { bench, held } = await sent()
    desk.t.gateway.lookups.length = 0
    await tell(manager, held, 'by id', { outcome: 'published', feed_id: 'x' })
    await bench.post(held)
    await bench.post(held)
    expect(desk.t.gateway.lookups).toHaveLength(1)
  })

  it('with a feed id that stands for another item of the channel is a doubt, and the next item goes on', async () => {
    const first = await sent('jd')
    const second = await sent('jd')
    const elsewhere = await sent('pdd')
    expect((await first.bench.post(first.held, 'same')).status).toBe(200)
    const next = await second.bench.queue()
    expect((await second.bench.post(second.held, 'same')).status).toBe(200)
    expect(await desk.attempt(second.held.attemptId)).toMatchObject({
      state: 'unknown',
      code: 'feed_id_taken',
      evidence: { said: 'published', feed_id: 'same' },
    })
    // Told again, it changes nothing.
    expect((await second.bench.post(second.held, 'same')).status).toBe(200)
    expect((await desk.attempt(second.held.attemptId)).state).toBe('unknown')
    expect((await second.bench.hold()).contentId).toBe(next)
    expect((await elsewhere.bench.post(elsewhere.held, 'same')).status).toBe(200)
    expect((await desk.content(elsewhere.held.contentId)).status).toBe('published')
  })

  it('with a feed id that stands for an item of another team is a doubt, too', async () => {
    const first = await sent('jd')
    const second = await sent('jd')
    await first.bench.post(first.held, 'theirs')
    await desk.t.rows(
      `update publish_contents q set business_team_id =
         (select min(id) from business_teams where id <> q.business_team_id) where q.id = $1`,
      [first.held.contentId],
    )
    expect((await second.bench.post(second.held, 'theirs')).status).toBe(200)
    expect(await desk.attempt(second.held.attemptId)).toMatchObject({
      state: 'unknown',
      code: 'feed_id_taken',
    })
  })

  it('found under an id that stands for another item is left to a person', async () => {
    const first = await sent('jd')
    const second = await sent('jd')
    await first.bench.post(first.held, 'one-post')
    await second.bench.report(second.held, 'unknown')
    desk.t.gateway.answers.set(second.held.attemptKey, { tag: 'found', feedId: 'one-post' })
    desk.t.clock.advance(120_000)
    await desk.sweep()
    expect((await desk.attempt(second.held.attemptId)).state).toBe('needs_human')
    expect((await desk.content(second.held.contentId)).wait_why).toBe('other_item')
    expect((await desk.sweep()).lookedUp).toBe(0)
    const settleAs = (resolution: string) =>
      manager.post(`/api/v1/publish_attempts/${second.held.attemptId}/resolve`, {
        reason: 'one post for both',
        resolution,
      })
    expect((await settleAs('not_published')).body.errors[0].code).toBe('found_at_channel')
    expect((await settleAs('set_aside')).status).toBe(200)
    expect((await desk.content(second.held.contentId)).status).toBe('paused')
  })
})

describe('a person’s word', () => {
  const resolve = (held: Held, given: object) =>
    manager.post(`/api/v1/publish_attempts/${held.attemptId}/resolve`, {
      reason: 'looked at the account',
      ...given,
    })
  const unknown = async (channel: { tag: 'absent' } | { tag: 'found'; feedId: string }) => {
    const { held } = await inState('unknown')
    desk.t.gateway.answers.set(held.attemptKey, channel)
    desk.t.clock.advance(120_000)
    return held
  }

  it('needs a reason', async () => {
    const held = await unknown({ tag: 'absent' })
    const answer = await resolve(held, { resolution: 'not_published', reason: undefined })
    expect([answer.status, answer.body.errors[0].source]).toEqual([
      422,
      { pointer: '/data/attributes/reason' },
    ])
  })

  it.each([
    [{ tag: 'absent' } as const, { resolution: 'published', feed_id: 'x' }, 'not_at_channel'],
    [
      { tag: 'found', feedId: 'y' } as const,
      { resolution: 'published', feed_id: 'x' },
      'feed_id_differs',
    ],
    [{ tag: 'found', feedId: 'y' } as const, { resolution: 'not_published' }, 'found_at_channel'],
  ])('does not stand against the channel: %j, %j', async (channel, given, code) => {
    const held = await unknown(channel)
    expect((await resolve(held, given)).body.errors[0].code).toBe(code)
    expect((await desk.attempt(held.attemptId)).state).toBe('unknown')
  })
})
