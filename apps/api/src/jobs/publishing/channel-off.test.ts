import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/support.ts'
import {
  contentStates,
  createDesk,
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import { createNight, type Night, type Process } from './testing/night.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())
afterEach(() => turn(true))

const turn = (enabled: boolean) =>
  desk.t.rows(`update channels set enabled = $1 where name in ('jd', 'daorc')`, [enabled])
const told = ({ status, body }: Answer) => ({
  status,
  code: body.errors?.[0]?.code,
  why: body.errors?.[0]?.meta?.why,
})
const WAITS = { status: 409, code: 'account_waiting', why: 'channel_off' }
const statesOf = (bench: Bench) => contentStates(desk, bench)

describe('a channel that is switched off', () => {
  it('hands nothing out, says so, and goes on once it is on', async () => {
    const bench = await desk.account({ platform: 'jd' })
    await bench.queue()
    await turn(false)
    const answer = await bench.claim()
    expect(told(answer)).toEqual(WAITS)
    expect(answer.body.errors[0].meta.in_ms).toBe(15_000)
    await turn(true)
    expect((await bench.claim()).status).toBe(200)
  })

  it('gives a claimed item not again, and takes none to be sent', async () => {
    const bench = await desk.account({ platform: 'jd' })
    await bench.queue()
    const held = await bench.hold()
    await turn(false)
    expect(told(await bench.claim())).toEqual(WAITS)
    expect(told(await bench.submitting(held))).toMatchObject({
      status: 409,
      code: 'channel_disabled',
    })
    await bench.report(held, 'not_sent')
    expect(await statesOf(bench)).toEqual(['queued'])
    await turn(true)
    expect((await bench.send()).contentId).toBe(held.contentId)
  })

  it('still takes the result of what was being sent', async () => {
    const bench = await desk.account({ platform: 'jd' })
    await bench.queue()
    const held = await bench.send()
    await turn(false)
    expect((await bench.post(held)).status).toBe(200)
    expect(await statesOf(bench)).toEqual(['published'])
    // Nothing is left: the queue is at its end, whatever the channel does.
    expect((await bench.claim()).status).toBe(204)
  })

  it('is still asked for what nobody knows', async () => {
    const bench = await desk.account({ platform: 'jd' })
    await bench.queue()
    const held = await bench.send()
    await turn(false)
    await bench.report(held, 'unknown')
    desk.t.gateway.answers.set(held.attemptKey, { tag: 'found', feedId: 'feed-late' })
    const { reconcile_after: dueAt } = await desk.attempt(held.attemptId)
    desk.t.clock.set(dueAt!)
    await desk.sweep()
    expect(await statesOf(bench)).toEqual(['published'])
  })
})

describe('the executor of the server at a channel that is switched off', () => {
  let night: Night
  let process: Process
  beforeEach(() => {
    desk.t.gateway.reset()
    night = createNight(desk.t, desk.sweep)
    process = night.open()
  })
  afterEach(() => process.kill())

  it('sends nothing more, and goes on once it is on', async () => {
    const bench = await servedAccount(desk)
    for (const title of ['one', 'two']) await bench.queue({ title })
    desk.t.gateway.answer('publishPost', async (_channel, { attempt_key: key }) => {
      await turn(false)
      const posted = { tag: 'posted' as const, postId: `post-${key}`, feedId: `feed-${key}` }
      desk.t.gateway.answers.set(key, { tag: 'found', feedId: posted.feedId })
      return posted
    })
    await night.pass(5 * 60_000)
    expect(await statesOf(bench)).toEqual(['published', 'queued'])
    await turn(true)
    await night.pass(2 * 60_000)
    expect(await statesOf(bench)).toEqual(['published', 'published'])
    expect(night.errors).toEqual([])
  })
})
