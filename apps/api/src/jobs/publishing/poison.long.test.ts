import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'
import { runPoisoned } from './testing/poison-run.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

it('F17: of 1,000 items with 1 % poison 990 are published and 10 set aside, at nine tenths of the pace', async () => {
  const clean = await runPoisoned(desk, 1_000, 0)
  const { published, aside, pace } = await runPoisoned(desk, 1_000, 100)
  expect([published.length, aside.length]).toEqual([990, 10])
  for (const one of aside) expect(one).toMatchObject({ strike_count: 3, wait_why: 'rejected' })
  expect(pace / clean.pace).toBeGreaterThan(0.9)
  console.log(`pace with poison: ${((100 * pace) / clean.pace).toFixed(1)} % of a run without it`)
}, 1_800_000)
