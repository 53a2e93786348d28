import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from '../workflows/ledger/testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const published = async (feedId: string) => {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  expect((await bench.post(held, feedId)).status).toBe(200)
  return held
}

it('a database in which one feed id stood twice keeps the first, and asks a person about the other', async () => {
  const [first, second] = [await published('one'), await published('two')]
  // As it could be before there was a rule.
  await desk.t.rows('drop index publish_contents_one_feed_id')
  for (const table of ['publish_contents', 'publish_attempts', 'carry_publishes'])
    await desk.t.rows(`update ${table} set feed_id = 'one' where feed_id = 'two'`)

  const file = join(import.meta.dirname, 'migrations', '000022_one_feed_id.sql')
  await desk.t.rows(`begin; ${await readFile(file, 'utf8')}; commit`)

  expect(await desk.content(first.contentId)).toMatchObject({ status: 'published', feed_id: 'one' })
  expect(await desk.content(second.contentId)).toMatchObject({
    status: 'needs_human',
    feed_id: null,
  })
  expect(await desk.attempt(second.attemptId)).toMatchObject({ state: 'needs_human' })
  expect((await desk.events(second.contentId)).at(-1)).toBe('needs_human')

  // The person settles their own post, and the rows are consistent again.
  desk.t.gateway.answers.set(second.attemptKey, { tag: 'found', feedId: 'two' })
  const url = `/api/v1/publish_attempts/${second.attemptId}/resolve`
  const word = { resolution: 'published', feed_id: 'two', reason: 'the page of the account' }
  expect((await desk.operator.post(url, word)).status).toBe(200)
  expect(
    await desk.t.rows('select feed_id from carry_publishes where publish_content_id = $1', [
      second.contentId,
    ]),
  ).toEqual([{ feed_id: 'two' }])
})
