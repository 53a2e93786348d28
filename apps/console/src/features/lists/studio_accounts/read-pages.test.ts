import { expect, test } from 'vitest'
import { readPages, type ReadPages } from './read-pages.ts'

type Page = { readonly count: number; readonly failed: readonly string[]; readonly total: number }

async function readAll(...pages: readonly Page[]) {
  const asked: number[] = []
  const noted: ReadPages<string>[] = []
  await readPages(
    async (page) => {
      asked.push(page)
      return pages[page - 1] ?? { count: 0, failed: [], total: 0 }
    },
    (one) => noted.push(one),
  )
  return { asked, last: noted.at(-1) }
}

test('reads on until the total is reached; refused entries count as read', async () => {
  const { asked, last } = await readAll(
    { count: 2, failed: [], total: 4 },
    { count: 1, failed: ['x'], total: 4 },
    { count: 9, failed: [], total: 4 },
  )
  expect(asked).toEqual([1, 2])
  expect(last).toEqual({ read: 4, total: 4, failed: ['x'] })
})

test('ends with an empty page, whatever the total says', async () => {
  const { asked } = await readAll(
    { count: 2, failed: [], total: 5 },
    { count: 0, failed: [], total: 5 },
    { count: 3, failed: [], total: 5 },
  )
  expect(asked).toEqual([1, 2])
})
