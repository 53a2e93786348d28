import { commandRow } from '@omc/core'
import type { CommandAnswer } from '@omc/sdk/realtime'
import type { AccountWork, WorkEnd } from '../work/account-work.ts'
import { workKind } from '../work/work-kinds.ts'
import type { AccountTab } from './open-tab.ts'
import { refused, type RefusalReason } from './refusal-reasons.ts'

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
  if (!kind) return refused('not-supported')
  if (!info) return refused('not-connected')
  if (!deps.work.mayRun(kind.operation)) return refused('work-not-allowed')
  const end = work.start(kind.name, info)
  if (end === null) return refused('already-running')
  return kind.family === 'delete' ? answerOf(await end) : { tag: 'done' }
}

/** Also of a job that did not get through it says how many were deleted. */
function answerOf({ how, doneCount }: WorkEnd): CommandAnswer {
  if (how === 'completed') return { tag: 'done', detail: `deleted ${doneCount}` }
  return refused(REASONS[how], doneCount)
}

const REASONS: Readonly<Record<Exclude<WorkEnd['how'], 'completed'>, RefusalReason>> = {
  partly: 'left-out',
  'no-permission': 'work-not-allowed',
  failed: 'failed',
  stopped: 'interrupted',
}
