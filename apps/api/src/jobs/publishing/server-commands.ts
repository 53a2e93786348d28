import { commandRow } from '@omc/core'
import { acknowledge } from '../../workflows/commands/acknowledge.ts'
import type { Acknowledged } from '../../workflows/commands/command-rules.ts'
import { reopenQueue } from '../../workflows/ledger/reopen-queue.ts'
import { serverDevice } from '../../workflows/ledger/server-device.ts'
import { serverWork } from '../../workflows/ledger/server-work.ts'
import { personNow } from '../person-now.ts'
import { deleteContents, isDeletion, mayDelete } from './delete-contents.ts'
import type { ExecutorDeps } from './run-desk.ts'
import type { ServerCommand } from './server-accounts.ts'
import type { ServerRun } from './server-run.ts'

type Run = Pick<ServerRun, 'start' | 'phase'>

/** What is done for a command; the reason where nothing is. */
type Order =
  | { tag: 'refused'; reason: string }
  | { tag: 'obeyed'; /** @returns the detail */ work: () => Promise<string> }

/**
 * Answers a remote command as a browser would, phase by phase: the start of publishing, also after
 * its queue had ended, and the deletions of contents are obeyed; what needs a page is refused.
 *
 * @source domain: jobs, notices, events; reliability T3
 */
export async function answerCommand(
  deps: ExecutorDeps,
  command: ServerCommand,
  run: Run,
): Promise<void> {
  const inTransaction = serverWork(deps.database, deps.services)
  const { id: accountId, commandId } = command
  const say = (phase: Acknowledged, detail = '') =>
    inTransaction(async (work) => {
      const deviceId = await serverDevice(work, accountId)
      await acknowledge(work, { deviceId, accountId }, { id: commandId, phase, detail })
    })
  await say('received')
  const order = await orderOf(deps, command, run)
  if (order.tag === 'refused') return say('refused', order.reason)
  await say('started')
  try {
    await say('finished', await order.work())
  } catch (error) {
    await say('refused', 'interrupted')
    throw error
  }
}

async function orderOf(deps: ExecutorDeps, command: ServerCommand, run: Run): Promise<Order> {
  const row = commandRow(command.command)
  if (row?.handler === 'start-run') return startOf(deps, command, run)
  if (row && 'work' in row && isDeletion(row.work)) return deletionOf(deps, command, row.work)
  return refused('not-supported')
}

function startOf(deps: ExecutorDeps, { id, mayNot }: ServerCommand, run: Run): Order {
  if (mayNot !== null) return refused(mayNot)
  if (run.phase().tag !== 'idle') return refused('already-running')
  return {
    tag: 'obeyed',
    async work() {
      await serverWork(deps.database, deps.services)((work) => reopenQueue(work, id))
      await run.start()
      return ''
    },
  }
}

/** The server deletes with the rights that the sender has now. */
async function deletionOf(
  deps: ExecutorDeps,
  { id: accountId, issuedBy }: ServerCommand,
  work: string,
): Promise<Order> {
  const person = await personNow(deps.database, issuedBy)
  if (!person || !mayDelete(person)) return refused('work-not-allowed')
  return {
    tag: 'obeyed',
    work: async () => `deleted ${await deleteContents(deps, person, { accountId, work })}`,
  }
}

const refused = (reason: string): Order => ({ tag: 'refused', reason })
