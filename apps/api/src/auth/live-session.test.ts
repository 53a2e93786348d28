import { expect, it } from 'vitest'
import { createTestApp } from '../../test/support.ts'
import type { Database } from '../db/database.ts'
import { createSessionLookUp } from './live-session.ts'

it('looks the sessions of requests that come together up in one statement', async () => {
  const t = await createTestApp()
  const people = await Promise.all(['operator', 'auditor'].map((name) => t.as(name)))
  const ids = people.map(({ sessionId }) => sessionId)
  let asked = 0
  const ask: Database['ask'] = (run) => {
    asked += 1
    return t.database.ask(run)
  }
  const lookUp = createSessionLookUp({ ask })
  const stranger = '00000000-0000-4000-8000-000000000000'
  const found = await Promise.all([...ids, ...ids, stranger].map(lookUp))
  expect(found.map((one) => one?.username)).toEqual([
    'operator',
    'auditor',
    'operator',
    'auditor',
    undefined,
  ])
  expect(asked).toBe(1)

  await t.rows('update sessions set ended_at = $1 where id = $2', [t.clock.now(), ids[0]])
  expect((await Promise.all(ids.map(lookUp))).map((one) => one?.username)).toEqual([
    undefined,
    'auditor',
  ])
  expect(asked).toBe(2)
  await t.close()
})
