import { expect, it } from 'vitest'
import { createTestDatabase, openDatabase, openTestPool } from '../../test/template-db.ts'
import { START, testConfig, testKeys } from '../../test/test-config.ts'
import { createPasswords } from '../auth/passwords.ts'
import type { Database } from '../db/database.ts'
import { seedDemo } from './seed-demo.ts'

/** More would be a loop that asks for each row; it was 310 when this was written. */
const MAX_STATEMENTS = 600

let statements = 0
/** The same database, whose statements are counted. */
const counted = (database: Database): Database => ({
  ...database,
  asServer: (run) =>
    database.asServer((db) =>
      run(
        db.withPlugin({
          transformQuery({ node }) {
            statements += 1
            return node
          },
          transformResult: async ({ result }) => result,
        }),
      ),
    ),
})

it('the demo data fill an empty database, once, in few round trips', async () => {
  const deps = { keys: testKeys, passwords: createPasswords(), config: testConfig, now: START }
  const testDatabase = await createTestDatabase('nothing')
  const database = openDatabase(testDatabase)
  const owner = openTestPool(testDatabase.ownerUrl)
  const count = async () =>
    (await owner.query('select count(*)::int as n from carry_contents')).rows[0]
  try {
    expect(await seedDemo(counted(database), deps)).toBe(true)
    // On a machine with nothing else to do these take under two seconds.
    expect(statements).toBeGreaterThan(10)
    expect(statements).toBeLessThan(MAX_STATEMENTS)
    const before = await count()
    expect(await seedDemo(database, deps)).toBe(false)
    expect(await count()).toEqual(before)
  } finally {
    await Promise.all([database.close(), owner.end()])
    await testDatabase.drop()
  }
})
