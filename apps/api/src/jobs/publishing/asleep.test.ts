import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createDesk,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import { leftAccount, openFramed } from './testing/framed-queue.ts'
import { heldBy } from './testing/many-devices.ts'
import { createNight, type Night } from './testing/night.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const MINUTE = 60_000

/** A device that publishes; it takes the account where nobody alive has it. */
async function openDevice(night: Night, bench: Bench, name: string, posts: string[]) {
  const { status, body } = await bench.register({ deviceNo: `${name} of ${bench.uid}` })
  expect(status).toBe(200)
  const { id, attributes } = body.data
  const held = await heldBy(desk, bench, { deviceId: Number(id), fence: attributes.fence })
  const side = night.side()
  const publisher = openFramed(desk, side, held, {
    userId: bench.by.userId,
    onPost: ({ title }) => void posts.push(`${title} by ${name}`),
  })
  await publisher.start()
  return { side, publisher }
}

/** A laptop that falls asleep between the first item and the second, for ten minutes. */
async function sleepingRun(
  meanwhile: (night: Night, bench: Bench, posts: string[]) => Promise<void>,
) {
  const bench = await leftAccount(desk)
  for (const title of ['one', 'two', 'three']) await bench.queue({ title })
  const night = createNight(desk.t, desk.sweep)
  const posts: string[] = []
  const laptop = await openDevice(night, bench, 'laptop', posts)
  while (laptop.publisher.getState().counts.published === 0) await night.pass(500)
  expect(laptop.publisher.getState().phase.tag).toBe('waiting')
  laptop.side.sleep()
  await night.pass(10 * MINUTE)
  await meanwhile(night, bench, posts)
  laptop.side.wake()
  await night.pass(2 * MINUTE)
  expect(laptop.publisher.getState().phase).toEqual({ tag: 'stopped', why: 'lease-lost' })
  laptop.side.kill()
  return { night, bench, posts }
}

describe('F8: a laptop that slept past its lease', () => {
  it('asks before it sends, and sends nothing before it holds the account again', async () => {
    const { night, bench, posts } = await sleepingRun(async () => undefined)
    expect(posts).toEqual(['one by laptop'])
    const again = await openDevice(night, bench, 'laptop', posts)
    await night.pass(MINUTE)
    expect(again.publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
    expect(posts).toEqual(['one by laptop', 'two by laptop', 'three by laptop'])
  })

  it('doubles nothing of a device that took over meanwhile', async () => {
    const { posts } = await sleepingRun(async (night, bench, told) => {
      const desktop = await openDevice(night, bench, 'desktop', told)
      await night.pass(MINUTE)
      expect(desktop.publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
    })
    expect(posts).toEqual(['one by laptop', 'two by desktop', 'three by desktop'])
  })
})
