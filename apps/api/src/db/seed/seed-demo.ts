import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { seedAccessAccounts } from './seed-access-accounts.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedCarrySources } from './seed-carry-sources.ts'
import { seedCategories } from './seed-categories.ts'
import { seedContents } from './seed-contents.ts'
import { seedCreator } from './seed-creator.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedNotices } from './seed-notices.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople, type SeedDeps } from './seed-people.ts'
import { seedPublishing } from './seed-publishing.ts'
import { seedSecurity } from './seed-security.ts'
import { seedSmart } from './seed-smart.ts'
import { seedStudio } from './seed-studio.ts'
import { seedWriting } from './seed-writing.ts'

/** Any number; the same in every process, so that two starts do not seed at once. */
const SEED_LOCK = 7_203_914

/**
 * Fills an empty database with the demo people and enough rows to look at. The same deps give the
 * same rows.
 *
 * @returns false when there was something already; nothing is touched then
 * @source architecture: what runs (DEMO=1) · domain: demo people
 */
export function seedDemo(database: Database, deps: SeedDeps): Promise<boolean> {
  return database.asServer(async (db) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db)
    const team = await db.selectFrom('business_teams').select('id').executeTakeFirst()
    if (team) return false
    const people = await seedPeople(db, deps)
    await seedCategories(db, people)
    const accounts = await seedAccounts(db, people, deps)
    const contents = await seedContents(db, people, deps)
    await seedMaterials(db, people, deps)
    await seedPublishing(db, { people, accounts, contents, now: deps.now })
    await seedCreator(db, people, accounts, deps)
    await seedStudio(db, people, accounts, deps)
    await seedSmart(db, people, accounts, deps)
    await seedAccessAccounts(db, people, deps)
    await seedCarrySources(db, people, deps)
    await seedWriting(db, people, deps)
    await seedNotices(db, people, deps.now)
    await seedSecurity(db, people, deps)
    await seedOrders(db, { people, accounts, now: deps.now })
    return true
  })
}
