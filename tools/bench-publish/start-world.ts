import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../apps/api/src/db/database.ts'
import type { Database } from '../../apps/api/src/db/database.ts'
import { createSdk } from '../../libs/sdk/src/index.ts'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { databaseProgram, sandboxProgram, serverProgram, urlOf } from '../chaos/programs.ts'

/** The product's server on PostgreSQL and the stand-in channel, without faults. */
export type BenchWorld = {
  readonly folder: string
  readonly sdk: Sdk
  readonly sandboxUrl: string
  readonly database: Database
  readonly stop: () => Promise<void>
}

const LOGIN = { username: 'operator', password: 'omc-demo-2026' }

/** @throws Error naming the program that did not start; everything is stopped then */
export async function startWorld(): Promise<BenchWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-bench-publish-'))
  // The database may run as another user, who needs access.
  chmodSync(folder, 0o755)
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await startAll(folder, stops)), folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startAll(folder: string, stops: (() => Promise<unknown>)[]) {
  const ports = await freePorts('api', 'sandbox')
  const [apiUrl, sandboxUrl] = [urlOf(ports.api), urlOf(ports.sandbox)]
  let databaseUrl = ''
  const host = databaseProgram({ folder }, (word) => {
    if (word.tag === 'database') databaseUrl = word.directUrl
  })
  const sandbox = sandboxProgram({ folder }, ports.sandbox)
  for (const program of [host, sandbox]) {
    stops.push(program.stop)
    await program.start()
  }
  const api = serverProgram({ folder }, { role: 'api', port: ports.api, databaseUrl, sandboxUrl })
  stops.push(api.stop)
  await api.start()
  const database = createDatabase({
    appUrl: databaseUrl,
    jobsUrl: databaseUrl,
    poolSize: 2,
    now: () => new Date(),
    onError: (error) => console.error(`database connection: ${error.message}`),
  })
  stops.push(() => database.close())
  const { access_token: token } = await createSdk({ baseUrl: apiUrl }).auth.login(LOGIN)
  return { sdk: createSdk({ baseUrl: apiUrl, getToken: () => token }), sandboxUrl, database }
}
