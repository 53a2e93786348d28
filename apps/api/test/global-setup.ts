import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../src/db/embedded/start-postgres.ts'
import { prepareTemplates } from './template-db.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser URL of the PostgreSQL of this test run. */
    postgresUrl: string
  }
}

/**
 * Memory where there is some: the server keeps its durability settings and is quick all the same.
 * `TEST_FOLDER` for runs that may be ended before they can clear up, and are cleared up after.
 */
const parent = process.env['TEST_FOLDER'] ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())
const quiet = { info: () => undefined, warn: () => undefined }

/** One real PostgreSQL for the whole run, with the templates every test file copies. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(parent, 'omc-test-'))
  // The server may run as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({
    dataDir: folder,
    superPassword: 'for-tests-only',
    log: quiet,
  })
  const stop = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await prepareTemplates(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  return stop
}
