import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '../../apps/api/src/kernel/config.ts'
import { createSdk } from '../../libs/sdk/src/index.ts'
import type { Sdk } from '../../libs/sdk/src/index.ts'
import { openDatabase } from '../audit/open-database.ts'
import { createAccount } from '../chaos/account.ts'
import { createChild } from '../chaos/child.ts'
import type { Child } from '../chaos/child.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { executorProgram, sandboxProgram, SANDBOX_TOKEN, urlOf } from '../chaos/programs.ts'
import { readPosts } from '../chaos/read-posts.ts'
import { LEDGER_SECONDS } from '../chaos/timing.ts'

const LOGIN = { username: 'operator', password: 'omc-demo-2026' }
const ROOT = join(import.meta.dirname, '../..')
const LOOK_EVERY_MS = 50

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
  const api = createChild({
    name: 'api',
    args: ['apps/api/src/main.ts'],
    env,
    isReady: async () =>
      fetch(`${apiUrl}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  })
  const executors: Child[] = []
  const uid = 'drill-account'
  const titles = async () => (await readPosts(sandboxUrl, uid)).map(({ title }) => title)
  await sandbox.start()
  let token = ''
  return {
    folder,
    dataDir,
    api,
    titles,
    async start() {
      await api.start()
      token = (await createSdk({ baseUrl: apiUrl }).auth.login(LOGIN)).access_token
      return createSdk({ baseUrl: apiUrl, getToken: () => token })
    },
    async queue(itemCount) {
      const database = openDatabase(readConfig(env))
      await createAccount(database, { uid, itemCount }).finally(() => database.close())
    },
    async publish(_, until) {
      const outbox = join(folder, `outbox-${executors.length}`)
      const order = { API_URL: apiUrl, SANDBOX_URL: sandboxUrl, ACCOUNT_UID: uid }
      const executor = executorProgram(
        { folder },
        { ...order, ACCESS_TOKEN: token, OUTBOX_DIR: outbox, ORDER: 'ledger' },
        () => undefined,
      )
      executors.push(executor)
      await executor.start()
      while ((await titles()).length < until) await wait(LOOK_EVERY_MS)
      await executor.kill()
    },
    command: (program, ...words) => run(join(import.meta.dirname, program), words, env),
    async close() {
      for (const executor of executors) await executor.kill()
      await api.stop()
      await sandbox.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @throws Error with what it said when it ends with another code than 0 */
async function run(program: string, words: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [program, ...words], {
    cwd: ROOT,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`)
  return said
}
