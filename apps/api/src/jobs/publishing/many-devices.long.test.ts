import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'
import { publishByMany } from './testing/many-devices.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const LEASE_MS = 90_000

it('F7: 500 items by two tabs and three devices, one of them killed in the middle, are live once each', async () => {
  const { posts, killedAt } = await publishByMany(desk, 500)
  expect(new Set(posts.map(({ title }) => title)).size).toBe(500)
  expect(posts).toHaveLength(500)
  const heir = posts.find(({ at }) => at > killedAt)
  for (const { by, at } of posts) expect(by === 'tab 1').toBe(at <= killedAt)
  // The next device asks every 10 s, and sends within a second of its claim.
  expect((heir?.at ?? 0) - killedAt).toBeLessThan(LEASE_MS + 12_000)
}, 1_800_000)
