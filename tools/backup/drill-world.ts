import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/api/src/kernel/config.ts'
import { createSdk } from '../../libs/sdk/src/index.ts'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import { openDatabase } from '../audit/open-database.ts'
import { createAccount } from '../chaos/account.ts'
import { createChild } from '../chaos/child.ts'
import type { Child } from '../chaos/child.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { sandboxProgram, SANDBOX_TOKEN, urlOf } from '../chaos/programs.ts'
import { LEDGER_SECONDS } from '../chaos/timing.ts'
import { createDrillExecutors } from './drill-executors.ts'
import { runCommand } from './run-command.ts'

const LOGIN = { username: 'operator', password: 'omc-demo-2026' }
const UID = 'drill-account'

/** The product with its own database, the stand-in channel, and one account that publishes. */
export interface DrillWorld {
  folder: string
  dataDir: string
  api: Child
  /** Starts the product and signs in. */
  start: () => Promise<Sdk>
  /** Makes the account and its queue in the running product. */
  queue: (itemCount: number) => Promise<void>
  /** Lets a fresh executor publish until the channel has `until` posts. */
  publish: (sdk: Sdk, until: number) => Promise<void>
  /** Titles of the account's posts at the channel. */
  titles: () => Promise<string[]>
  /** Runs a command of this folder to its end, and gives what it said. */
  command: (program: string, ...words: string[]) => Promise<string>
  close: () => Promise<void>
}

export async function openDrill(settings: Record<string, string> = {}): Promise<DrillWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-drill-'))
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  const ports = await freePorts('api', 'sandbox')
  const [apiUrl, sandboxUrl] = [urlOf(ports.api), urlOf(ports.sandbox)]
  const env = {
    ...LEDGER_SECONDS,
    PORT: String(ports.api),
    DATA_DIR: dataDir,
    SANDBOX_URL: sandboxUrl,
    SANDBOX_TOKEN,
    CONSOLE_DIR: join(folder, 'no-console'),
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const sandbox = sandboxProgram({ folder }, ports.sandbox)
  const api = apiProgram(apiUrl, env)
  const executors = createDrillExecutors({ folder, apiUrl, sandboxUrl, uid: UID })
  await sandbox.start()
  let token = ''
  return {
    folder,
    dataDir,
    api,
    titles: executors.titles,
    async start() {
      await api.start()
      token = (await createSdk({ baseUrl: apiUrl }).auth.login(LOGIN)).access_token
      return createSdk({ baseUrl: apiUrl, getToken: () => token })
    },
    async queue(itemCount) {
      const database = openDatabase(readConfig(env))
      await createAccount(database, { uid: UID, itemCount }).finally(() => database.close())
    },
    publish: (_, until) => executors.publish(token, until),
    command: (program, ...words) => runCommand(program, words, env),
    async close() {
      await executors.kill()
      await api.stop()
      await sandbox.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const apiProgram = (url: string, env: Readonly<Record<string, string>>): Child =>
  createChild({
    name: 'api',
    args: ['apps/api/src/main.ts'],
    env,
    isReady: async () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  })
