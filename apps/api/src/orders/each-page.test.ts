import { expect, it } from 'vitest'
import { eachPage } from './each-page.ts'

/** Reads every page of a channel with `count` rows; also returns the pages that were requested. */
async function readAll(count: number, total = count) {
  const pages: number[] = []
  let read = 0
  const listing = eachPage(async ({ page = 0, size = 0 }) => {
    pages.push(page)
    const left = Math.max(0, Math.min(size, count - (page - 1) * size))
    return { data: Array.from({ length: left }, (_, n) => n), total }
  })
  const end = (async () => {
    for await (const { rows } of listing) read += rows.length
  })()
  const refusal = await end.then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { pages, read, refusal }
}

it('reads every page of a channel, and none after the last', async () => {
  expect(await readAll(250)).toEqual({ pages: [1, 2, 3], read: 250, refusal: undefined })
  expect(await readAll(200)).toMatchObject({ pages: [1, 2], read: 200 })
  expect(await readAll(0)).toMatchObject({ pages: [1], read: 0 })
})

it('ends at an empty page, whatever the channel said there were', async () => {
  expect(await readAll(150, 900)).toEqual({ pages: [1, 2, 3], read: 150, refusal: undefined })
})

it('reads 100,000 rows whole, and says so when there are more', async () => {
  expect(await readAll(100_000)).toMatchObject({ read: 100_000, refusal: undefined })
  expect(await readAll(100_001)).toMatchObject({
    read: 100_000,
    refusal: 'the channel lists more than 100000 rows',
  })
})
