import { serverWork } from '../../workflows/ledger/server-work.ts'
import { endRests } from './ended-rests.ts'
import type { ExecutorDeps } from './run-desk.ts'
import {
  dueAccounts,
  openCommands,
  stillServed,
  type ServerAccount,
  type ServerCommand,
} from './server-accounts.ts'
import { answerCommand } from './server-commands.ts'
import { createServerRun, type ServerRun } from './server-run.ts'
import { takeAccount } from './take-account.ts'

/** The publishing of this process. */
export interface Executor {
  /** Looks at what there is to do; to be repeated. */
  round: () => Promise<void>
  /** Ends all runs after the item at hand. */
  stop: () => Promise<void>
  /** Runs by account. */
  runs: ReadonlyMap<number, ServerRun>
}

/**
 * Publishes with no browser open, for the accounts that are marked for it at channels that offer it:
 * under the ledger, the lease and the loop of every other executor.
 *
 * @source domain: publish ledger, channel gateway; resources spec §4
 */
export function createExecutor(deps: ExecutorDeps): Executor {
  const { database, services } = deps
  const inTransaction = serverWork(database, services)
  const runs = new Map<number, ServerRun>()
  let isStopped = false

  /** The account's run, begun if it is to be had. */
  async function runFor(account: ServerAccount): Promise<ServerRun | undefined> {
    const known = runs.get(account.id)
    if (known) return known
    const held = await takeAccount(inTransaction, services.keys, account)
    if (!held) return undefined
    const run = createServerRun(deps, held, () => {
      if (runs.get(account.id) === run) runs.delete(account.id)
    })
    runs.set(account.id, run)
    if (!isStopped) return run
    // Taken while the process began to stop: nobody else gives it back.
    await run.end()
    return undefined
  }

  async function begin(account: ServerAccount): Promise<void> {
    const run = await runFor(account)
    if (run?.phase().tag === 'idle') await run.start()
  }

  async function obey(command: ServerCommand): Promise<void> {
    const run = await runFor(command)
    // One that is just ending takes no more orders; the next round finds the command again.
    if (!run || run.phase().tag === 'stopped') return
    try {
      await answerCommand(deps, command, run)
    } finally {
      if (run.phase().tag === 'idle') await run.end()
    }
  }

  const turns: Turns = { goOn: () => !isStopped, onError: deps.onError }
  return {
    runs,
    async round() {
      if (runs.size > 0) {
        const served = await inTransaction((work) => stillServed(work, [...runs.keys()]))
        for (const [id, run] of runs) if (!served.has(id)) void run.end()
      }
      await endRests(inTransaction, runs.values())
      await each(await inTransaction(openCommands), obey, turns)
      await each(await inTransaction(dueAccounts), begin, turns)
    },
    async stop() {
      isStopped = true
      await Promise.all([...runs.values()].map((run) => run.end()))
    },
  }
}

interface Turns {
  goOn: () => boolean
  onError: ExecutorDeps['onError']
}

/** One account that fails keeps no other from its turn. */
async function each<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  { goOn, onError }: Turns,
): Promise<void> {
  for (const one of all) {
    if (!goOn()) return
    await work(one).catch(onError)
  }
}
