import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from '../chaos/child.ts'
import { executorProgram } from '../chaos/programs.ts'
import { readPosts } from '../chaos/read-posts.ts'

type DrillAccount = {
  readonly folder: string
  readonly apiUrl: string
  readonly sandboxUrl: string
  readonly uid: string
}

/** Executors of one account, one after another, each with an outbox of its own. */
export type DrillExecutors = {
  /** Titles of the account's posts at the channel. */
  readonly titles: () => Promise<string[]>
  /** Lets a fresh executor publish until the channel has `until` posts. */
  readonly publish: (token: string, until: number) => Promise<void>
  readonly kill: () => Promise<void>
}

const LOOK_EVERY_MS = 50

export function createDrillExecutors(account: DrillAccount): DrillExecutors {
  const { folder, apiUrl, sandboxUrl, uid } = account
  const executors: Child[] = []
  const titles = async () => (await readPosts(sandboxUrl, uid)).map(({ title }) => title)
  return {
    titles,
    async publish(token, until) {
      const env = {
        API_URL: apiUrl,
        SANDBOX_URL: sandboxUrl,
        ACCOUNT_UIDS: uid,
        ACCESS_TOKEN: token,
        OUTBOX_DIR: join(folder, `outbox-${executors.length}`),
        ORDER: 'ledger',
      } as const
      const executor = executorProgram({ folder }, env, () => undefined)
      executors.push(executor)
      await executor.start()
      while ((await titles()).length < until) await wait(LOOK_EVERY_MS)
      await executor.kill()
    },
    async kill() {
      for (const executor of executors) await executor.kill()
    },
  }
}
