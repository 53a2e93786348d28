import { randomBytes } from 'node:crypto'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import { createPasswords } from '../src/auth/passwords.ts'
import { createDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { roleUrl } from '../src/db/role-urls.ts'
import { seedDemo } from '../src/seed/seed-demo.ts'
import { seedPeople } from '../src/seed/seed-people.ts'
import { ROLE_PASSWORDS, START, testConfig, testKeys } from './test-config.ts'

/**
 * Starting data of a test database: the schema alone; teams, people and channels; or all demo rows.
 */
export type StartingData = 'nothing' | 'people' | 'demo'

const TEMPLATES: Record<StartingData, string> = {
  nothing: 'omc_template_nothing',
  people: 'omc_template_people',
  demo: 'omc_template_demo',
}

export interface TestDatabase {
  name: string
  ownerUrl: string
  appUrl: string
  jobsUrl: string
  drop: () => Promise<void>
}

/** Migrates once and seeds once; every test file then copies files instead of repeating the work. */
export async function prepareTemplates(adminUrl: string) {
  await statement(adminUrl, `create database ${TEMPLATES.nothing}`)
  await migrate(urlOf(adminUrl, TEMPLATES.nothing), ROLE_PASSWORDS)
  const deps = { keys: testKeys, passwords: createPasswords(), config: testConfig, now: START }
  for (const data of ['people', 'demo'] as const) {
    await statement(adminUrl, `create database ${TEMPLATES[data]} template ${TEMPLATES.nothing}`)
    const database = openDatabase(urls(adminUrl, TEMPLATES[data]), () => START)
    await (data === 'demo'
      ? seedDemo(database, deps)
      : database.asServer((db) => seedPeople(db, deps)))
    await database.close()
  }
}

/** A database of its own for one test file, in milliseconds. */
export async function createTestDatabase(data: StartingData = 'people'): Promise<TestDatabase> {
  const adminUrl = inject('postgresUrl')
  const name = `omc_test_${randomBytes(6).toString('hex')}`
  // Copies the files as they are; the other way writes each of their pages to the log, which takes
  // three times as long.
  await statement(
    adminUrl,
    `create database ${name} template ${TEMPLATES[data]} strategy file_copy`,
  )
  return {
    name,
    ...urls(adminUrl, name),
    drop: () => statement(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

export const openDatabase = (
  { appUrl, jobsUrl }: { appUrl: string; jobsUrl: string },
  now = () => new Date(),
) =>
  createDatabase({ appUrl, jobsUrl, poolSize: testConfig.poolSize, now, onError: () => undefined })

/**
 * Plain connections of a test. A pool says it has ended while its connections are still closing,
 * and dropping the database then cuts them off: no error of the test.
 */
export function openTestPool(connectionString: string, max = 2): Pool {
  const pool = new Pool({ connectionString, max })
  pool.on('error', () => undefined)
  return pool
}

function urls(adminUrl: string, name: string) {
  const ownerUrl = urlOf(adminUrl, name)
  return {
    ownerUrl,
    appUrl: roleUrl(ownerUrl, 'omc_app', ROLE_PASSWORDS.app),
    jobsUrl: roleUrl(ownerUrl, 'omc_jobs', ROLE_PASSWORDS.jobs),
  }
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function statement(adminUrl: string, text: string) {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
