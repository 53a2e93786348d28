import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'
import { publishByMany } from './testing/many-devices.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const LEASE_MS = 90_000

it('F7: two tabs and three devices on one queue publish each item once, and follow a killed one within its lease', async () => {
  const { posts, killedAt } = await publishByMany(desk, 20)
  expect(new Set(posts.map(({ title }) => title)).size).toBe(20)
  expect(posts).toHaveLength(20)
  const heir = posts.find(({ at }) => at > killedAt)
  for (const { by, at } of posts) expect(by === 'tab 1').toBe(at <= killedAt)
  // The next device asks every 10 s, and sends within a second of its claim.
  expect((heir?.at ?? 0) - killedAt).toBeLessThan(LEASE_MS + 12_000)
})
