import { sql } from 'kysely'
import type { Database, Db } from '../db/database.ts'
import { DEMO_TEAMS } from './demo-people.ts'
import { seedAccessAccounts } from './seed-access-accounts.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedCarrySources } from './seed-carry-sources.ts'
import { seedCategories } from './seed-categories.ts'
import { seedContents } from './seed-contents.ts'
import { seedCreator } from './seed-creator.ts'
import type { Desk } from './seed-desk.ts'
import { seedHistory } from './seed-history.ts'
import { seedJobs } from './seed-jobs.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedNotices } from './seed-notices.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople, type SeedDeps } from './seed-people.ts'
import { seedPlans } from './seed-plans.ts'
import { seedQueues } from './seed-publishing.ts'
import { seedReports } from './seed-reports.ts'
import { seedSecurity } from './seed-security.ts'
import { seedSmart } from './seed-smart.ts'
import { seedStudio } from './seed-studio.ts'
import { seedTeamSettings } from './seed-team-settings.ts'
import { seedTemplates } from './seed-templates.ts'
import { seedTalks, seedWriting } from './seed-writing.ts'

/** Any number; the same in every process, so that two starts do not seed at once. */
const SEED_LOCK = 7_203_914

/**
 * Fills an empty database with the demo people and sixty days of their work, as the world of the
 * stand-in channel has it. The same deps give the same rows.
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
    const categories = await seedCategories(db, people, deps.now)
    const all = await seedAccounts(db, { people, categories }, deps)
    await seedAccessAccounts(db, people, deps)
    for (const { key } of DEMO_TEAMS)
      await seedTeam({
        db,
        team: key,
        teamId: people.teams[key],
        people,
        accounts: all.filter((account) => account.team === key),
        categories: categories[key],
        deps,
      })
    await seedReports(db, deps.now)
    await seedTalks(db, people, deps.now)
    await seedNotices(db, people, deps.now)
    await seedSecurity(db, people, deps)
    await gatherFigures(db)
    return true
  })
}

async function seedTeam(desk: Desk) {
  await seedTeamSettings(desk)
  await seedTemplates(desk)
  const sources = await seedCarrySources(desk)
  const contents = await seedContents(desk, sources)
  await seedQueues(desk, contents)
  await seedHistory(desk)
  await seedMaterials(desk)
  await seedStudio(desk)
  await seedCreator(desk)
  await seedSmart(desk)
  await seedWriting(desk)
  await seedOrders(desk)
  await seedPlans(desk)
  await seedJobs(desk)
}

/** Updates PostgreSQL's statistics after seeding, so that the first lists are planned well. */
const gatherFigures = (db: Db) => sql`analyze`.execute(db)
