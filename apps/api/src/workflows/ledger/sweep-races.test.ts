import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleLeft } from './settle-left.ts'
import { createDesk, type Bench, type Desk, type Held } from './testing/publishing-desk.ts'
import { sweep, type Swept } from './testing/sweep.ts'

/** Rows found by the sweep may change before it processes them. */
let desk: Desk
let bench: Bench
beforeAll(async () => {
  desk = await createDesk()
  bench = await desk.account()
})
afterAll(() => desk.close())

/** The steps of one sweep that finds one attempt; each begins by asking for the time. */
const STEP = { commands: 1, expire: 4, note: 6, settle: 7 }

/** A sweep during which something else happens, as one of its steps begins. */
async function sweepWhile(step: keyof typeof STEP, meanwhile: () => Promise<unknown>) {
  let begun = 0
  const swept: Swept = await sweep(desk.t.database, {
    ...desk.t.services,
    databaseNow: async (db) => {
      begun += 1
      if (begun === STEP[step]) await meanwhile()
      return desk.t.services.databaseNow(db)
    },
  })
  expect(begun).toBeGreaterThanOrEqual(STEP[step])
  return swept
}

async function expired(): Promise<Held> {
  await bench.register()
  await bench.queue()
  const held = await bench.send()
  desk.t.clock.advance(90_000)
  return held
}

describe('an attempt whose lease was over when the sweep found it', () => {
  it.each([
    ['published', 'published'],
    ['rejected', 'refused'],
  ] as const)('and that was told as %s meanwhile stays so', async (outcome, state) => {
    const held = await expired()
    const tell = () => (outcome === 'published' ? bench.post(held) : bench.report(held, outcome))
    expect(await sweepWhile('expire', tell)).toMatchObject({ released: 0, unknown: 0 })
    expect(await desk.attempt(held.attemptId)).toMatchObject({ state, outcome })
    expect(await desk.events(held.contentId)).not.toContain('unknown')
  })

  it('and was renewed meanwhile is left to its executor', async () => {
    const held = await expired()
    const renew = () =>
      desk.t.rows('update publish_attempts set lease_expires_at = $1 where id = $2', [
        new Date(desk.t.clock.now().getTime() + 1),
        held.attemptId,
      ])
    expect(await sweepWhile('expire', renew)).toMatchObject({ released: 0, unknown: 0 })
    expect((await desk.attempt(held.attemptId)).state).toBe('submitting')
    await bench.post(held)
  })
})

it('a step that fails keeps no other lease from its end, and the next sweep makes up for it', async () => {
  const first = await expired()
  const other = await desk.account()
  await other.queue()
  const held = [first, await other.send()]
  desk.t.clock.advance(90_000)
  let begun = 0
  const swept = settleLeft(desk.t.database, {
    ...desk.t.services,
    databaseNow: async (db) => {
      begun += 1
      if (begun === STEP.commands || begun === STEP.expire) throw new Error(`step ${begun}`)
      return desk.t.services.databaseNow(db)
    },
  })
  await expect(swept).rejects.toMatchObject({
    errors: [{ message: 'step 1' }, { errors: [{ message: 'step 4' }] }],
  })
  const states = () =>
    Promise.all(held.map(async (one) => (await desk.attempt(one.attemptId)).state))
  expect(await states()).toEqual(['submitting', 'unknown'])
  await desk.sweep()
  expect(await states()).toEqual(['unknown', 'unknown'])
})

it('a post that stands for another item is left to a person, unless the attempt is settled by then', async () => {
  await bench.register()
  await bench.queue()
  await bench.post(await bench.send(), 'stands')
  await bench.queue()
  const held = await bench.send()
  await bench.report(held, 'unknown')
  desk.t.gateway.answers.set(held.attemptKey, { tag: 'found', feedId: 'stands' })
  desk.t.clock.advance(120_000)
  await sweepWhile('settle', () => bench.report(held, 'rejected'))
  expect((await desk.attempt(held.attemptId)).state).toBe('refused')
  expect(await desk.events(held.contentId)).not.toContain('needs_human')
})

it.each([{ tag: 'absent' }, { tag: 'found', feedId: 'just seen' }] as const)(
  'a look that comes back after the attempt was settled changes nothing: %j',
  async (look) => {
    await bench.register()
    await bench.queue()
    const held = await bench.send()
    await bench.report(held, 'unknown')
    desk.t.gateway.answers.set(held.attemptKey, look)
    desk.t.clock.advance(120_000)
    await sweepWhile('note', () => bench.report(held, 'rejected'))
    expect(await desk.attempt(held.attemptId)).toMatchObject({ state: 'refused', feed_id: null })
    expect((await desk.content(held.contentId)).status).toBe('waiting')
  },
)

it('a fault of the server while a look is noted is told as it is, and leaves the attempt in doubt', async () => {
  await bench.register()
  await bench.queue()
  const held = await bench.send()
  await bench.report(held, 'unknown')
  desk.t.clock.advance(120_000)
  const fault = () => Promise.reject(new Error('no more connections'))
  await expect(sweepWhile('note', fault)).rejects.toMatchObject({
    errors: [new Error('no more connections')],
  })
  expect((await desk.attempt(held.attemptId)).state).toBe('unknown')
  await desk.sweep()
})
