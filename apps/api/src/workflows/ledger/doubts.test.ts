import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, type Desk, type Held } from './testing/publishing-desk.ts'

/** An attempt in doubt stays so until there is proof or a person's word. */
let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

async function unknown() {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  await bench.report(held, 'unknown')
  return { bench, held }
}
const reconcile = (held: Held) =>
  desk.operator.post(`/api/v1/publish_attempts/${held.attemptId}/reconcile`, {})
const unclear = (held: Held, why: string) =>
  desk.t.gateway.answers.set(held.attemptKey, { tag: 'unclear', why })
/** The next look that tells nothing is the last one. */
const lastLook = (held: Held) =>
  desk.t.rows('update publish_attempts set reconcile_count = 5 where id = $1', [held.attemptId])

describe('published, said of an attempt in doubt that the channel does not list', () => {
  it('is noted, puts the next look off no further, and then a person decides', async () => {
    const { bench, held } = await unknown()
    const { reconcile_after: due } = await desk.attempt(held.attemptId)
    desk.t.clock.advance(30_000)
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'absent' })
    expect((await bench.report(held, 'published')).status).toBe(200)
    expect(await desk.attempt(held.attemptId)).toMatchObject({
      state: 'unknown',
      code: 'silence',
      reconcile_after: due,
      evidence: { said: 'published', feed_id: `feed-${held.attemptId}` },
    })
    expect((await desk.events(held.contentId)).slice(-2)).toEqual(['unknown', 'late_result'])
    desk.t.clock.set(due!)
    await desk.sweep()
    expect((await desk.attempt(held.attemptId)).state).toBe('needs_human')
  })
})

describe('published, said of an attempt that the channel has proved absent', () => {
  const absent = async () => {
    const { bench, held } = await unknown()
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'absent' })
    desk.t.clock.advance(121_000)
    await desk.sweep()
    await bench.register()
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'queued' })
    return { bench, held }
  }

  it('keeps the content from being sent again before a person has decided', async () => {
    const { bench, held } = await absent()
    const next = await bench.hold()
    expect(next.contentId).toBe(held.contentId)
    expect((await bench.report(held, 'published')).status).toBe(200)
    expect(await desk.attempt(held.attemptId)).toMatchObject({
      state: 'needs_human',
      evidence: { said: 'published', feed_id: `feed-${held.attemptId}` },
    })
    expect(await desk.content(held.contentId)).toMatchObject({ status: 'needs_human' })
    expect((await desk.attempt(next.attemptId)).state).toBe('released')
    expect((await bench.submitting(next)).status).toBe(409)
  })

  it('is evidence alone when the content was sent again meanwhile', async () => {
    const { bench, held } = await absent()
    const next = await bench.send()
    expect((await bench.report(held, 'published')).status).toBe(200)
    expect((await desk.attempt(held.attemptId)).state).toBe('absent')
    expect((await desk.attempt(next.attemptId)).state).toBe('submitting')
    expect((await desk.events(held.contentId)).at(-1)).toBe('late_result')
  })
})

describe('the channel', () => {
  it('is asked about published alone, and not about what was never sent', async () => {
    const bench = await desk.account()
    await bench.queue()
    desk.t.gateway.lookups.length = 0
    const held = await bench.hold()
    expect((await bench.post(held)).body.errors[0].code).toBe('not_submitted')
    await bench.submitting(held)
    expect((await bench.report(held, 'rejected')).status).toBe(200)
    expect(desk.t.gateway.lookups).toEqual([])
  })

  it('that cannot tell leaves to a person what a person has already, without another look of its own', async () => {
    const { held } = await unknown()
    unclear(held, 'status 500')
    await lastLook(held)
    desk.t.clock.advance(120_000)
    await desk.sweep()
    const before = await desk.attempt(held.attemptId)
    expect(before).toMatchObject({ state: 'needs_human', reconcile_after: null })
    const told = await desk.events(held.contentId)
    expect((await reconcile(held)).status).toBe(200)
    expect(await desk.attempt(held.attemptId)).toEqual(before)
    expect(await desk.events(held.contentId)).toEqual(told)
  })

  it('may fail at length: five hundred characters of it are kept for the person', async () => {
    const { held } = await unknown()
    unclear(held, 'x'.repeat(600))
    await lastLook(held)
    desk.t.clock.advance(120_000)
    await desk.sweep()
    expect((await desk.attempt(held.attemptId)).message).toBe('x'.repeat(500))
  })

  it('may fail with an error: its words are kept for the person', async () => {
    const { held } = await unknown()
    await lastLook(held)
    desk.t.clock.advance(120_000)
    desk.t.gateway.fail('findPost', new Error('no route to the channel'))
    try {
      await desk.sweep()
    } finally {
      desk.t.gateway.reset()
    }
    expect((await desk.attempt(held.attemptId)).message).toBe('no route to the channel')
  })
})

describe('a withdrawn content', () => {
  it('that may be live stays in doubt: it is not called paused', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    const { content_id } = await desk.content(held.contentId)
    await desk.t.rows(`update carry_contents set status = 'rejected' where id = $1`, [content_id])
    await bench.report(held, 'unknown')
    expect((await desk.content(held.contentId)).status).toBe('unknown')
  })
})

describe('an attempt that was restored without its submitting', () => {
  it('may be live although it was left to a person: published ends the doubt', async () => {
    const { bench, held } = await unknown()
    await desk.t.rows(
      `update publish_attempts set state = 'needs_human', submitted_at = null where id = $1`,
      [held.attemptId],
    )
    expect((await bench.post(held)).body.data.attributes.status).toBe('published')
  })
})
