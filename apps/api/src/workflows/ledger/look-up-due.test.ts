import { afterEach, beforeEach, expect, it } from 'vitest'
import { lookUpDue } from './look-up-due.ts'
import { createDesk, type Bench, type Desk, type Held } from './testing/publishing-desk.ts'

let desk: Desk
beforeEach(async () => {
  desk = await createDesk()
})
afterEach(() => desk.close())

/** An item in doubt, due for a look once the settle time is over. */
async function doubt(bench: Bench): Promise<Held> {
  await bench.register()
  await bench.queue()
  const held = await bench.send()
  await bench.report(held, 'unknown')
  desk.t.clock.advance(60_000)
  return held
}

const stateOf = async ({ attemptId }: Held) => (await desk.attempt(attemptId)).state

it('asks about the items of one account one after another, and about accounts side by side', async () => {
  const [one, other] = [await desk.account(), await desk.account()]
  const held = [await doubt(one), await doubt(one), await doubt(other)]
  desk.t.clock.advance(120_000)
  const running = new Map<string, number>()
  let mostOfOne = 0
  let open = () => {}
  const areBothAsked = new Promise<void>((resolve) => (open = resolve))
  desk.t.gateway.answer('findPost', async (_channel, uid) => {
    running.set(uid, (running.get(uid) ?? 0) + 1)
    mostOfOne = Math.max(mostOfOne, ...running.values())
    if (running.size === 2) open()
    await areBothAsked
    running.set(uid, (running.get(uid) ?? 0) - 1)
    return { tag: 'found', feedId: `feed-${desk.t.gateway.callsOf('findPost').length}-${uid}` }
  })
  expect(await lookUpDue(desk.t.database, desk.t.services)).toBe(3)
  expect(mostOfOne).toBe(1)
  expect(await Promise.all(held.map(stateOf))).toEqual(['published', 'published', 'published'])
})

it('settles the others when one cannot be settled, and tells of it', async () => {
  const bench = await desk.account()
  const [first, second] = [await doubt(bench), await doubt(bench)]
  desk.t.clock.advance(120_000)
  // The database takes no text with a NUL.
  desk.t.gateway.answers.set(first.attemptKey, { tag: 'found', feedId: 'a\u0000b' })
  desk.t.gateway.answers.set(second.attemptKey, { tag: 'found', feedId: 'stands' })
  const looked = lookUpDue(desk.t.database, desk.t.services)
  await expect(looked).rejects.toMatchObject({ errors: [expect.any(Error)] })
  expect(await Promise.all([first, second].map(stateOf))).toEqual(['unknown', 'published'])
})

it('begins no further look-up once the process stops, of the same account or of another', async () => {
  const [one, other] = [await desk.account(), await desk.account()]
  const held = [await doubt(one), await doubt(one), await doubt(other), await doubt(other)]
  desk.t.clock.advance(120_000)
  const stopping = new AbortController()
  desk.t.gateway.answer('findPost', async (_channel, uid) => {
    stopping.abort()
    return { tag: 'found', feedId: `feed-${uid}` }
  })
  const lookedUp = await lookUpDue(desk.t.database, desk.t.services, stopping.signal)
  // One of each account had begun before.
  expect(lookedUp).toBe(2)
  expect(await Promise.all(held.map(stateOf))).toEqual([
    'published',
    'unknown',
    'published',
    'unknown',
  ])
})
