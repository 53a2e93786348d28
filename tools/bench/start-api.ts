import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createSdk } from '../../libs/sdk/src/index.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { databaseProgram, serverProgram, urlOf } from '../chaos/programs.ts'
import type { Person } from './seed-person.ts'

/** The product's server on a database with very many rows of a manager. */
export interface BenchApi {
  url: string
  databaseUrl: string
  /** Folder of uploads and exports; a second server on the database needs the same. */
  filesDir: string
  /** Request headers of the manager who reads the lists. */
  headers: Record<string, string>
  person: Person
  /** Adds a function to the stop; it runs before the server's own. */
  alsoStop: (stop: () => Promise<void>) => void
  stop: () => Promise<void>
}

const PERSON = { username: 'manager', password: 'omc-demo-2026' }

/** Seeds a database with very many rows of a person. */
type Seed = (database: Client, options: { username: string; rows: number }) => Promise<Person>

export async function startApi(seed: Seed, { rows }: { rows: number }): Promise<BenchApi> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-bench-'))
  // The database may run as another user, who needs access.
  chmodSync(folder, 0o755)
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    let databaseUrl = ''
    const host = databaseProgram({ folder }, (word) => {
      if (word.tag === 'database') databaseUrl = word.directUrl
    })
    stops.push(host.stop)
    await host.start()
    const ports = await freePorts('api', 'sandbox')
    const api = serverProgram(
      { folder },
      { role: 'api', port: ports.api, databaseUrl, sandboxUrl: urlOf(ports.sandbox) },
    )
    stops.push(api.stop)
    await api.start()
    const database = new Client({ connectionString: databaseUrl })
    await database.connect()
    stops.push(() => database.end())
    const person = await seed(database, { username: PERSON.username, rows })
    const url = urlOf(ports.api)
    const { access_token: token } = await createSdk({ baseUrl: url }).auth.login(PERSON)
    return {
      url,
      databaseUrl,
      filesDir: join(folder, 'data'),
      headers: { authorization: `Bearer ${token}` },
      person,
      alsoStop: (one) => void stops.push(one),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
