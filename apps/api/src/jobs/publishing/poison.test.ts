import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'
import { runPoisoned } from './testing/poison-run.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

it('F17: poison in a queue is set aside with its reason after three tries, and the queue goes on', async () => {
  const clean = await runPoisoned(desk, 30, 0)
  const { published, aside, pace } = await runPoisoned(desk, 30, 10)
  expect([clean.published.length, published.length, aside.length]).toEqual([30, 27, 3])
  expect(aside).toMatchObject([
    { title: 'breaks the adapter', remark: 'paragraphs[0] is undefined' },
    { title: 'huge', remark: 'desc' },
    { title: 'invalid', remark: 'items' },
  ])
  for (const one of aside) expect(one).toMatchObject({ strike_count: 3, wait_why: 'rejected' })
  expect(pace).toBeGreaterThan(0.9 * clean.pace)
})
