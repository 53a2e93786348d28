import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../support.ts'
import { createWeatheredApp, type WeatheredApp } from './weathered-app.ts'

/** From the moment the former server falls silent until people are answered by the next one. */
const NOTICED_MS = 5_000
const POOL = 4

let one: WeatheredApp
let by: Caller
beforeAll(async () => {
  // With the limits of the product: a statement may take 15 s there.
  one = await createWeatheredApp({}, POOL)
  by = await one.t.as('operator')
  while ((await many(8)).some((status) => status !== 200));
})
afterAll(() => one.close())

async function ask(): Promise<number> {
  const { statusCode } = await one.app.inject({
    method: 'GET',
    url: '/api/v1/carry_contents',
    headers: { authorization: `Bearer ${by.token}` },
  })
  return statusCode
}
const many = (count: number) => Promise.all(Array.from({ length: count }, ask))

it('connections that fall silent at a fail-over are given up within 5 s, all at once (F31)', async () => {
  expect(await many(POOL)).toEqual(Array(POOL).fill(200))
  const startedAt = performance.now()
  one.proxy.hush()
  const answers = [await ask()]
  expect(performance.now() - startedAt).toBeLessThan(NOTICED_MS)
  // Those that nobody has used since are not waited for one after the other.
  answers.push(...(await many(POOL)), await ask())
  expect(performance.now() - startedAt).toBeLessThan(NOTICED_MS)
  expect(answers).toEqual([503, ...Array(POOL + 1).fill(200)])
})

it('a statement that is worked on may take longer than that (F31)', async () => {
  const slow = one.database.asServer((db) => sql`select pg_sleep(${4})`.execute(db))
  await expect(slow).resolves.toBeDefined()
})
