import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'
import { publishLossy } from './testing/lossy-run.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

it('F5: with three of ten calls lost no item is posted twice, and none is left without an end', async () => {
  const { posts, rows, lost } = await publishLossy(desk, 12, 1)
  expect(new Set(posts).size).toBe(posts.length)
  const published = rows.filter(({ status }) => status === 'published').map(({ title }) => title)
  expect(published.toSorted()).toEqual(
    rows
      .map(({ title }) => title)
      .filter((title) => posts.includes(title))
      .toSorted(),
  )
  expect(published.length).toBeGreaterThan(8)
  for (const count of Object.values(lost)) expect(count).toBeGreaterThan(0)
})
