import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../apps/api/src/db/database.ts'
import type { Database } from '../../apps/api/src/db/database.ts'
import { createSdk } from '../../libs/sdk/src/index.ts'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import { createBreakableDatabase, type BreakableDatabase } from './breakable-database.ts'
import type { Child } from './child.ts'
import type { ExecutorOrder } from './executor-words.ts'
import { freePorts } from './free-ports.ts'
import { plantFaults } from './plant-faults.ts'
import { executorProgram, sandboxProgram, SANDBOX_TOKEN, serverProgram, urlOf } from './programs.ts'
import type { Place } from './programs.ts'

/** Everything the product consists of, running, and the stand-in channel it publishes to. */
export type World = {
  readonly database: Database
  /** The server behind it, which can break down. */
  readonly server: BreakableDatabase
  /** The API as the account's owner. */
  readonly sdk: Sdk
  readonly sandboxUrl: string
  readonly apiUrl: string
  readonly workerUrl: string
  readonly api: Child
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
    const server = createBreakableDatabase(place)
    add(server.host, server.host.stop)
    const ports = await freePorts('api', 'worker', 'sandbox')
    const [apiUrl, sandboxUrl] = [urlOf(ports.api), urlOf(ports.sandbox)]
    const sandbox = addMortal(sandboxProgram(place, ports.sandbox))
    await Promise.all([server.host.start(), sandbox.start()])
    await plantFaults(sandboxUrl, { token: SANDBOX_TOKEN, seed: options.seed })

    const databaseUrl = server.url()
    const common = { databaseUrl, sandboxUrl }
    const api = addMortal(serverProgram(place, { ...common, role: 'api', port: ports.api }))
    const worker = addMortal(
      serverProgram(place, { ...common, role: 'worker', port: ports.worker }),
    )
    // The first start writes the schema and the demo data; its orderly end, the compiled code.
    await api.start()
    await api.stop()
    await Promise.all([api.start(), worker.start()])

    const guest = createSdk({ baseUrl: apiUrl })
    const { access_token: token } = await guest.auth.login(LOGIN)
    const database = createDatabase({
      appUrl: databaseUrl,
      jobsUrl: databaseUrl,
      poolSize: 2,
      onError: (error) => options.onLine?.(`database connection: ${error.message}`),
    })
    closers.push(database.close)

    const outboxFolder = (uid: string): string => join(folder, 'outbox', uid)
    return {
      database,
      server,
      apiUrl,
      workerUrl: urlOf(ports.worker),
      sdk: createSdk({ baseUrl: apiUrl, getToken: () => token }),
      sandboxUrl,
      api,
      worker,
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
