import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../apps/api/src/db/database.ts'
import type { Database } from '../../apps/api/src/db/database.ts'
import { createFetchTransport, createSdk } from '../../libs/sdk/src/index.ts'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import { createChild } from './child.ts'
import type { Child } from './child.ts'
import { isDatabaseWord } from './database-word.ts'
import type { ExecutorEnv, ExecutorOrder } from './executor-words.ts'
import { isExecutorWord } from './executor-words.ts'
import { freePort } from './free-port.ts'
import { plantFaults } from './plant-faults.ts'
import { LEDGER_SECONDS } from './timing.ts'

/** Everything the product consists of, running, and the stand-in channel it publishes to. */
export type World = {
  readonly database: Database
  readonly sdk: Sdk
  readonly sandboxUrl: string
  readonly api: Child
  readonly worker: Child
  /** A new executor for an account; each has an outbox of its own that outlives it. */
  readonly createExecutor: (uid: string, order: ExecutorOrder, onSend: () => void) => Child
  readonly outboxFolder: (uid: string) => string
  readonly children: () => readonly Child[]
  readonly close: () => Promise<void>
}

const SANDBOX_TOKEN = 'kill-test-sandbox'
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
  const children: Child[] = []
  const closers: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer()
    rmSync(folder, { recursive: true, force: true })
  }
  const logged = options.onLine ? { onLine: options.onLine } : {}
  /** Only the database has to end in order; for the others a kill is nothing new. */
  const add = (child: Child, end = child.kill): Child => {
    children.push(child)
    closers.push(end)
    return child
  }

  try {
    const cache = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
    let databaseUrl = ''
    const host = createChild({
      name: 'database',
      args: ['tools/chaos/database-host.ts', folder],
      env: {},
      onWord: (word) => isDatabaseWord(word) && (databaseUrl = word.url),
      ...logged,
    })
    add(host, host.stop)
    const [apiPort, workerPort, sandboxPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
    ]
    const apiUrl = `http://127.0.0.1:${apiPort}`
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
    const sandbox = add(
      createChild({
        name: 'sandbox',
        args: ['apps/sandbox/src/main.ts'],
        env: {
          SANDBOX_PORT: String(sandboxPort),
          SANDBOX_TOKEN,
          SANDBOX_DATA: join(folder, 'posts.jsonl'),
          CONSOLE_ORIGIN: apiUrl,
        },
        isReady: () => answers(`${sandboxUrl}/healthz`),
        ...logged,
      }),
    )
    await Promise.all([host.start(), sandbox.start()])
    await plantFaults(sandboxUrl, { token: SANDBOX_TOKEN, seed: options.seed })

    const server = (name: string, port: number): Child =>
      createChild({
        name,
        args: ['apps/api/src/main.ts'],
        env: {
          ...cache,
          ...LEDGER_SECONDS,
          ROLE: name,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATABASE_URL: databaseUrl,
          DATABASE_POOL: '6',
          DATA_DIR: join(folder, 'data'),
          SECRET_KEY,
          SANDBOX_URL: sandboxUrl,
          SANDBOX_TOKEN,
          CONSOLE_DIR: join(folder, 'no-console'),
          ACCESS_TOKEN_MINUTES: '600',
          LOG_LEVEL: 'warn',
        },
        isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
        ...logged,
      })
    const api = add(server('api', apiPort))
    const worker = add(server('worker', workerPort))
    // An orderly end leaves the compiled code behind; the killed ones start from it.
    await api.start()
    await api.stop()
    await Promise.all([api.start(), worker.start()])

    const guest = createSdk(createFetchTransport({ baseUrl: apiUrl }))
    const { access_token: token } = await guest.auth.login(LOGIN)
    const sdk = createSdk(createFetchTransport({ baseUrl: apiUrl, getToken: () => token }))
    const database = createDatabase({
      appUrl: databaseUrl,
      jobsUrl: databaseUrl,
      poolSize: 2,
      onError: () => undefined,
    })
    closers.push(database.close)

    const outboxFolder = (uid: string): string => join(folder, 'outbox', uid)
    return {
      database,
      sdk,
      sandboxUrl,
      api,
      worker,
      outboxFolder,
      createExecutor(uid, order, onSend) {
        const env: ExecutorEnv = {
          API_URL: apiUrl,
          ACCESS_TOKEN: token,
          SANDBOX_URL: sandboxUrl,
          ACCOUNT_UID: uid,
          OUTBOX_DIR: outboxFolder(uid),
          ORDER: order,
        }
        return add(
          createChild({
            name: `executor-${order}`,
            args: ['tools/chaos/executor.ts'],
            env: { ...cache, ...env, ...(options.onLine && { VERBOSE: '1' }) },
            onWord: (word) => isExecutorWord(word) && word.tag === 'send' && onSend(),
            ...logged,
          }),
        )
      },
      children: () => children,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const SECRET_KEY = randomBytes(32).toString('base64url')
const LOOK_LIMIT_MS = 2_000

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(LOOK_LIMIT_MS) })).ok
  } catch {
    // Not there yet.
    return false
  }
}
