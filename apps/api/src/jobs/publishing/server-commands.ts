import { commandRow } from '@omc/core'
import { Problem } from '../../kernel/problem.ts'
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
type Order = { tag: 'refused'; reason: string } | Obeyed

interface Obeyed {
  tag: 'obeyed'
  /** @returns the detail */
  work: () => Promise<string>
}

/** Refusals of a command that a person has withdrawn meanwhile, or that is too old by now. */
const TAKEN_BACK: ReadonlySet<string> = new Set(['wrong_phase', 'command_expired'])

/**
 * Answers a remote command as a browser would, phase by phase: the start of publishing, also after
 * its queue had ended, and the deletions of contents are obeyed; what needs a page is refused.
 * Nothing is done for one that is taken back before it starts.
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
  const work = await taken(() => orderOf(deps, command, run), say)
  if (!work) return
  try {
    await say('finished', await work())
  } catch (error) {
    await say('refused', 'interrupted')
    throw error
  }
}

/** @returns what to do now; undefined for a command that is refused or taken back */
async function taken(
  decide: () => Promise<Order>,
  say: (phase: Acknowledged, detail?: string) => Promise<void>,
): Promise<Obeyed['work'] | undefined> {
  try {
    await say('received')
    const order = await decide()
    if (order.tag === 'obeyed') {
      await say('started')
      return order.work
    }
    await say('refused', order.reason)
  } catch (error) {
    if (!(error instanceof Problem && TAKEN_BACK.has(error.code))) throw error
  }
  return undefined
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
