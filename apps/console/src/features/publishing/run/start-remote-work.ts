import { commandRow } from '@omc/core'
import type { CommandAnswer } from '@omc/sdk/realtime'
import type { AccountWork, WorkEnd } from '../work/account-work.ts'
import { workKind } from '../work/work-kinds.ts'
import type { AccountTab } from './open-tab.ts'

/**
 * Starts a job for a remote command. A deletion is answered when it is over, with the count; other
 * jobs take long, and what comes after them need not wait.
 */
export async function startRemoteWork(
  { deps, state: { info } }: AccountTab,
  work: AccountWork,
  name: string,
): Promise<CommandAnswer> {
  const kind = workKind(commandRow(name)?.work ?? '')
  if (!kind) return { tag: 'refused', reason: 'not-supported' }
  if (!info) return { tag: 'refused', reason: 'not-connected' }
  if (!deps.work.mayRun(kind.operation)) return { tag: 'refused', reason: 'work-not-allowed' }
  const end = work.start(kind.name, info)
  if (end === null) return { tag: 'refused', reason: 'already-running' }
  return kind.family === 'delete' ? answerOf(await end) : { tag: 'done' }
}

function answerOf({ how, doneCount }: WorkEnd): CommandAnswer {
  if (how === 'completed') return { tag: 'done', detail: `deleted ${doneCount}` }
  return { tag: 'refused', reason: how === 'no-permission' ? 'work-not-allowed' : 'interrupted' }
}
