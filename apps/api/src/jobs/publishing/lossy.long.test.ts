import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from '../../workflows/ledger/testing/publishing-desk.ts'
import { publishLossy } from './testing/lossy-run.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

it('F5: of 1,000 items with three of ten calls lost none is posted twice, lost, or left open', async () => {
  const seed = Number(process.env['SEED'] ?? 1)
  const { posts, rows, lost } = await publishLossy(desk, 1_000, seed)
  const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length
  console.log(
    `seed ${seed}: ${count('published')} published, ${count('needs_human')} for a person, lost ${JSON.stringify(lost)}`,
  )
  expect(rows).toHaveLength(1_000)
  expect(new Set(posts).size).toBe(posts.length)
  expect(count('published') + count('needs_human')).toBe(1_000)
  const published = rows.flatMap(({ title, status }) => (status === 'published' ? [title] : []))
  expect(published.filter((title) => !posts.includes(title))).toEqual([])
}, 3_600_000)
