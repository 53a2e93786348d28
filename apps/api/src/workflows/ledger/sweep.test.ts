import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/support.ts'
import { createDesk, type Desk, type Held } from './testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const reconcile = (held: Held) =>
  desk.operator.post(`/api/v1/publish_attempts/${held.attemptId}/reconcile`, {})
const resolve = (held: Held, given: object) =>
  desk.operator.post(`/api/v1/publish_attempts/${held.attemptId}/resolve`, {
    reason: 'looked at the page of the account',
    ...given,
  })

async function unknown() {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  await bench.report(held, 'unknown')
  return { bench, held }
}

/** Blocks until the given number of callers has arrived. */
function meeting(count: number): () => Promise<void> {
  let open: () => void
  const promise = new Promise<void>((resolve) => (open = resolve))
  let come = 0
  return () => {
    come += 1
    if (come === count) open()
    return promise
  }
}

describe('the sweep', () => {
  it('gives a claim back whose lease ran out before it was sent', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    desk.t.clock.advance(89_000)
    expect(await desk.sweep()).toMatchObject({ released: 0 })
    desk.t.clock.advance(1_000)
    expect(await desk.sweep()).toMatchObject({ released: 1, unknown: 0 })
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'queued', device: '' })
    expect(codeOf(await bench.submitting(held))).toEqual([409, 'lease_lost'])
  })

  it('makes unknown what may have been sent, and looks it up only after the settle time', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    desk.t.clock.advance(90_000)
    expect(await desk.sweep()).toMatchObject({ unknown: 1, lookedUp: 0 })
    desk.t.clock.advance(119_000)
    expect(await desk.sweep()).toMatchObject({ lookedUp: 0 })
    expect(codeOf(await reconcile(held))).toEqual([409, 'too_early'])
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'found', feedId: 'live-1' })
    desk.t.clock.advance(1_000)
    expect(await desk.sweep()).toMatchObject({ lookedUp: 1 })
    expect(await desk.content(held.contentId)).toMatchObject({
      status: 'published',
      feed_id: 'live-1',
    })
  })

  it('puts back under a new generation and key what is proved absent', async () => {
    const { bench, held } = await unknown()
    desk.t.clock.advance(120_000)
    await desk.sweep()
    expect(await desk.attempt(held.attemptId)).toMatchObject({ state: 'absent', generation: 1 })
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'queued', generation: 2 })
    await bench.register()
    const next = await bench.hold()
    expect(next.attemptKey).not.toBe(held.attemptKey)
    expect((await desk.attempt(next.attemptId)).generation).toBe(2)
  })

  async function inVain() {
    const { bench, held: first } = await unknown()
    await bench.queue()
    let held = first
    for (const strikes of [1, 2]) {
      desk.t.clock.advance(120_000)
      await desk.sweep()
      expect(await desk.content(held.contentId)).toMatchObject({
        status: 'queued',
        strike_count: strikes,
      })
      await bench.register()
      held = await bench.send()
      expect(held.contentId).toBe(first.contentId)
      await bench.report(held, 'unknown')
    }
    desk.t.clock.advance(120_000)
    await desk.sweep()
    expect((await desk.attempt(held.attemptId)).state).toBe('needs_human')
    expect(await desk.content(held.contentId)).toMatchObject({
      status: 'needs_human',
      wait_why: 'in_vain',
    })
    await bench.register()
    expect((await bench.send()).contentId).not.toBe(first.contentId)
    return { held }
  }

  it('gives what was sent three times and never came to a person, and the queue goes on', async () => {
    const { held } = await inVain()
    expect((await resolve(held, { resolution: 'not_published' })).status).toBe(200)
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'queued', strike_count: 2 })
  })

  it('is not sent again when the person sets it aside, before someone resumes it', async () => {
    const { held } = await inVain()
    expect((await resolve(held, { resolution: 'set_aside' })).status).toBe(200)
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'paused', wait_why: null })
    const moved = await desk.operator.put(`/api/v1/publish_contents/${held.contentId}`, {
      title: '改好了',
      status: 'queued',
    })
    expect(moved.status).toBe(200)
    expect((await desk.content(held.contentId)).status).toBe('queued')
  })

  it('tells once that a person decides, however often the channel is asked again', async () => {
    const { held } = await inVain()
    const before = (await desk.events(held.contentId)).length
    for (const _ of [1, 2]) expect((await reconcile(held)).status).toBe(200)
    expect((await desk.events(held.contentId)).length).toBe(before)
    expect(await desk.attempt(held.attemptId)).toMatchObject({
      state: 'needs_human',
      code: 'in_vain',
    })
  })

  it('asks again with growing distance while the channel cannot tell, then asks a person', async () => {
    const { held } = await unknown()
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'unclear', why: 'status 500' })
    const distances = []
    for (let look = 0; look < 5; look += 1) {
      desk.t.clock.set((await desk.attempt(held.attemptId)).reconcile_after!)
      await desk.sweep()
      const { reconcile_after: after } = await desk.attempt(held.attemptId)
      distances.push((after!.getTime() - desk.t.clock.now().getTime()) / 1000)
    }
    expect(distances).toEqual([120, 240, 480, 960, 1920])
    desk.t.clock.advance(1920_000)
    await desk.sweep()
    expect(await desk.attempt(held.attemptId)).toMatchObject({
      state: 'needs_human',
      message: 'status 500',
    })
    expect((await desk.content(held.contentId)).status).toBe('needs_human')
    desk.t.clock.advance(86_400_000)
    expect(await desk.sweep()).toMatchObject({ lookedUp: 0 })
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'found', feedId: 'late' })
    expect((await reconcile(held)).status).toBe(200)
    expect((await desk.content(held.contentId)).status).toBe('published')
  })

  it('counts one look once when two processes look at the same time', async () => {
    const { held } = await unknown()
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'unclear', why: 'busy' })
    desk.t.clock.advance(120_000)
    const { findPost } = desk.t.gateway
    const together = meeting(3)
    desk.t.gateway.findPost = async (...asked) => {
      if (asked[2] === held.attemptKey) await together()
      return findPost(...asked)
    }
    try {
      await Promise.all([desk.sweep(), desk.sweep(), desk.sweep()])
    } finally {
      desk.t.gateway.findPost = findPost
    }
    expect(await desk.attempt(held.attemptId)).toMatchObject({
      state: 'unknown',
      reconcile_count: 1,
    })
  })

  it('is not held up by a channel that cannot be addressed', async () => {
    const { held: broken } = await unknown()
    const { held: fine } = await unknown()
    await desk.t.rows(`update channels set token_sealed = '\\x00' where name = 'youhaohuo'`)
    try {
      desk.t.clock.advance(120_000)
      await desk.sweep()
      for (const held of [broken, fine])
        expect(await desk.attempt(held.attemptId)).toMatchObject({
          state: 'unknown',
          reconcile_count: 1,
        })
    } finally {
      await desk.t.rows(`update channels set token_sealed = null where name = 'youhaohuo'`)
    }
  })

  it('announces only what it has committed, to the team of the account', async () => {
    const { held } = await unknown()
    desk.t.clock.advance(120_000)
    desk.t.broadcast.sent.length = 0
    await desk.sweep()
    const sent = desk.t.broadcast.sent.filter(
      ({ message }) => message.publish_content_id === String(held.contentId),
    )
    expect(sent).toMatchObject([
      { to: { team: desk.operator.teamId }, message: { kind: 'absent' } },
    ])
  })
})

describe('a person resolves', () => {
  it('that it is live, with the id of the channel', async () => {
    const { held } = await unknown()
    expect(codeOf(await resolve(held, { resolution: 'published' }))).toEqual([
      422,
      'feed_id_required',
    ])
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'unclear', why: 'no list of posts' })
    expect((await resolve(held, { resolution: 'published', feed_id: 'seen' })).status).toBe(200)
    expect(await desk.content(held.contentId)).toMatchObject({
      status: 'published',
      feed_id: 'seen',
    })
    expect(codeOf(await resolve(held, { resolution: 'not_published' }))).toEqual([
      409,
      'attempt_closed',
    ])
    expect(
      await desk.t.rows(
        `select user_id, reason from audit_events where operation = 'publish_attempts.resolve' and subject_ids = array[$1::text]`,
        [String(held.attemptId)],
      ),
    ).toEqual([{ user_id: desk.operator.userId, reason: 'looked at the page of the account' }])
  })

  it('that it is not, and it may be sent again', async () => {
    const { held } = await unknown()
    const early = await resolve(held, { resolution: 'not_published' })
    expect(codeOf(early)).toEqual([409, 'too_early'])
    desk.t.clock.set(new Date(early.body.errors[0].meta.until))
    expect((await resolve(held, { resolution: 'not_published' })).status).toBe(200)
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'queued', generation: 2 })
  })

  it('nothing that is not open to question', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    expect(codeOf(await resolve(held, { resolution: 'not_published' }))).toEqual([
      409,
      'attempt_closed',
    ])
    expect(codeOf(await reconcile(held))).toEqual([409, 'attempt_closed'])
  })
})
