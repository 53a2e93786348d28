import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../apps/api/src/db/database.ts'
import type { Database } from '../../apps/api/src/db/database.ts'
import { createSdk } from '../../libs/sdk/src/index.ts'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import { createBreakableDatabase, type BreakableDatabase } from './breakable-database.ts'
import type { Child } from './child.ts'
import { createEmbeddedDatabase } from './embedded-database.ts'
import type { ExecutorOrder } from './executor-words.ts'
import { freePorts } from './free-ports.ts'
import { plantFaults } from './plant-faults.ts'
import { executorProgram, sandboxProgram, SANDBOX_TOKEN, serverProgram, urlOf } from './programs.ts'
import type { Place } from './programs.ts'

/** Everything the product consists of, running, and the stand-in channel it publishes to. */
export type World = {
  readonly database: Database
  /** The server behind it, which can break down. */
  readonly server: Pick<BreakableDatabase, 'breakDown' | 'upSince'>
  /** The API as the account's owner. */
  readonly sdk: Sdk
  readonly sandboxUrl: string
  readonly apiUrl: string
  readonly workerUrl: string
  readonly api: Child
  /** The same as the API where one process does both. */
  readonly worker: Child
  /** An executor for an account, not yet started. */
  readonly createExecutor: (uid: string, order: ExecutorOrder, onSend: () => void) => Child
  /** Where an account's executors keep their results; it outlives them. */
  readonly outboxFolder: (uid: string) => string
  readonly children: () => readonly Child[]
  readonly close: () => Promise<void>
}

const LOGIN = { username: 'operator', password: 'omc-demo-2026' }

/**
 * Starts the database, the stand-in channel, the API and the worker on free loopback ports.
 *
 * @throws Error naming the process that did not start; everything is stopped then
 */
export async function openWorld(options: {
  readonly seed: number
  readonly embedded?: boolean
  readonly onLine?: (line: string) => void
}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-kill-'))
  // The database may run as another user, who has to get in.
  chmodSync(folder, 0o755)
  const place: Place = { ...options, folder }
  const children: Child[] = []
  const closers: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer()
    rmSync(folder, { recursive: true, force: true })
  }
  const add = (child: Child, end: () => Promise<void>): Child => {
    children.push(child)
    closers.push(end)
    return child
  }
  /** Only the database has to end in order; for the others a kill is nothing new. */
  const addMortal = (child: Child): Child => add(child, child.kill)

  try {
    const ports = await freePorts('api', 'worker', 'sandbox')
    const [apiUrl, sandboxUrl] = [urlOf(ports.api), urlOf(ports.sandbox)]
    const sandbox = addMortal(sandboxProgram(place, ports.sandbox))
    await sandbox.start()
    await plantFaults(sandboxUrl, { token: SANDBOX_TOKEN, seed: options.seed })

    const startApart = async () => {
      const server = createBreakableDatabase(place)
      add(server.host, server.host.stop)
      await server.host.start()
      const common = { databaseUrl: server.url(), sandboxUrl }
      const api = addMortal(serverProgram(place, { ...common, role: 'api', port: ports.api }))
      const worker = addMortal(
        serverProgram(place, { ...common, role: 'worker', port: ports.worker }),
      )
      await startWarm(api)
      await worker.start()
      return { server, api, worker, workerUrl: urlOf(ports.worker) }
    }
    const startEmbedded = async () => {
      const api = serverProgram(place, { sandboxUrl, role: 'all', port: ports.api })
      // Its end takes the database along.
      add(api, api.stop)
      await startWarm(api)
      const server = await createEmbeddedDatabase(place)
      closers.push(server.close)
      return { server, api, worker: api, workerUrl: apiUrl }
    }
    const parts = await (options.embedded ? startEmbedded() : startApart())
    const databaseUrl = parts.server.url()

    const guest = createSdk({ baseUrl: apiUrl })
    const { access_token: token } = await guest.auth.login(LOGIN)
    const database = createDatabase({
      appUrl: databaseUrl,
      jobsUrl: databaseUrl,
      poolSize: 2,
      now: () => new Date(),
      onError: (error) => options.onLine?.(`database connection: ${error.message}`),
    })
    closers.push(database.close)

    const outboxFolder = (uid: string): string => join(folder, 'outbox', uid)
    return {
      database,
      ...parts,
      apiUrl,
      sdk: createSdk({ baseUrl: apiUrl, getToken: () => token }),
      sandboxUrl,
      outboxFolder,
      createExecutor(uid, order, onSend) {
        const env = {
          API_URL: apiUrl,
          ACCESS_TOKEN: token,
          SANDBOX_URL: sandboxUrl,
          ACCOUNT_UID: uid,
          OUTBOX_DIR: outboxFolder(uid),
          ORDER: order,
        }
        return addMortal(executorProgram(place, env, onSend))
      },
      children: () => children,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The first start writes the schema and the demo data; its orderly end, the compiled code. */
async function startWarm(server: Child): Promise<void> {
  await server.start()
  await server.stop()
  await server.start()
}
