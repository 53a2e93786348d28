import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../apps/api/src/db/database.ts'
import type { Database } from '../../apps/api/src/db/database.ts'
import { createSdk } from '../../libs/sdk/src/index.ts'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import type { Channel } from './channel-habits.ts'
import type { Child } from './child.ts'
import type { ExecutorOrder } from './executor-words.ts'
import { freePorts } from './free-ports.ts'
import { plantFaults } from './plant-faults.ts'
import { executorProgram, sandboxProgram, SANDBOX_TOKEN, urlOf } from './programs.ts'
import type { Place } from './programs.ts'
import { createRunningPrograms, type RunningPrograms } from './running-programs.ts'
import { startApart, startEmbedded, type Product } from './start-product.ts'

/** Everything the product consists of, running, and the stand-in channel it publishes to. */
export type World = Product & {
  readonly database: Database
  /** The API as the account's owner. */
  readonly sdk: Sdk
  readonly sandboxUrl: string
  readonly apiUrl: string
  /** An executor for accounts, not yet started. */
  readonly createExecutor: (
    uids: readonly string[],
    order: ExecutorOrder,
    onSend: () => void,
  ) => Child
  /** Calls back at each content that the server sends for an account. */
  readonly onServerSend: (uid: string, onSend: () => void) => void
  /** Where an account's executors keep their results; it outlives them. */
  readonly outboxFolder: (uid: string) => string
  readonly children: () => readonly Child[]
  readonly close: () => Promise<void>
}

type WorldOptions = {
  readonly seed: number
  readonly channel: Channel
  readonly embedded?: boolean
  readonly onLine?: (line: string) => void
}

const LOGIN = { username: 'operator', password: 'omc-demo-2026' }

/**
 * Starts the database, the stand-in channel, the API and the worker on free loopback ports.
 *
 * @throws Error naming the process that did not start; everything is stopped then
 */
export async function openWorld(options: WorldOptions): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-kill-'))
  // The database may run as another user, who has to get in.
  chmodSync(folder, 0o755)
  const programs = createRunningPrograms()
  const close = async (): Promise<void> => {
    await programs.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await startAll({ ...options, folder }, programs)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startAll(
  place: Place & WorldOptions,
  programs: RunningPrograms,
): Promise<Omit<World, 'close'>> {
  const ports = await freePorts('api', 'worker', 'sandbox')
  const [apiUrl, sandboxUrl] = [urlOf(ports.api), urlOf(ports.sandbox)]
  const listeners = new Map<string, () => void>()
  const channel = sandboxProgram(place, ports.sandbox, (uid) => listeners.get(uid)?.())
  await programs.addMortal(channel).start()
  await plantFaults(sandboxUrl, { token: SANDBOX_TOKEN, seed: place.seed }, place.channel)

  const start = place.embedded ? startEmbedded : startApart
  const product = await start({ place, programs, ports, sandboxUrl })
  const guest = createSdk({ baseUrl: apiUrl })
  const { access_token: token } = await guest.auth.login(LOGIN)
  const database = openDatabase(product.server.url(), place)
  programs.addCloser(database.close)

  const outboxes = join(place.folder, 'outbox')
  return {
    ...product,
    database,
    apiUrl,
    sdk: createSdk({ baseUrl: apiUrl, getToken: () => token }),
    sandboxUrl,
    onServerSend: (uid, onSend) => void listeners.set(uid, onSend),
    outboxFolder: (uid) => join(outboxes, uid),
    createExecutor(uids, order, onSend) {
      const env = {
        API_URL: apiUrl,
        ACCESS_TOKEN: token,
        SANDBOX_URL: sandboxUrl,
        ACCOUNT_UIDS: uids.join(','),
        OUTBOX_DIR: outboxes,
        ORDER: order,
      }
      return programs.addMortal(executorProgram(place, env, onSend))
    },
    children: programs.children,
  }
}

const openDatabase = (url: string, { onLine }: Place): Database =>
  createDatabase({
    appUrl: url,
    jobsUrl: url,
    poolSize: 2,
    now: () => new Date(),
    onError: (error) => onLine?.(`database connection: ${error.message}`),
  })
