import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories } from '../../test/factories.ts'
import { createTestApp, type TestApp } from '../../test/support.ts'
import type { Db } from '../db/database.ts'
import { registry } from '../resources/index.ts'
import { narrowSight, widenSight } from './sight.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ data: 'nothing' })
})
afterAll(() => t.close())

const operation = (name: string) => {
  const found = registry.operations.find(({ id }) => id === name)
  if (!found) throw new Error(`there is no operation ${name}`)
  return found
}
const reads = async (db: Db) => {
  const { rows } = await sql<{ reads: string }>`
    select current_setting('omc.reads', true) reads`.execute(db)
  return rows[0]?.reads
}
const NOBODY = 404_404

it('of the whole team is had after the record of the path was found, and given back', async () => {
  const { id } = await createFactories(t.database).content()
  const seen = await t.database.asServer(async (db) => {
    await widenSight(db, operation('carry_contents.get'), id)
    const wide = await reads(db)
    await narrowSight(db)
    return [wide, await reads(db)]
  })
  expect(seen).toEqual(['team', 'own'])
})

it('a record of the path that is not found ends the request with 404', async () => {
  const asked = t.database.asServer((db) => widenSight(db, operation('carry_contents.get'), NOBODY))
  await expect(asked).rejects.toMatchObject({ status: 404, code: 'not_found' })
})

it('an operation without a record in its path looks for none', async () => {
  const seen = await t.database.asServer(async (db) => {
    await widenSight(db, operation('carry_contents.list'), NOBODY)
    return reads(db)
  })
  expect(seen).toBe('team')
})
