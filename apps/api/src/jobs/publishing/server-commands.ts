import { commandRow } from '@omc/core'
import { acknowledge } from '../../workflows/commands/acknowledge.ts'
import type { Acknowledged } from '../../workflows/commands/command-rules.ts'
import { reopenQueue } from '../../workflows/ledger/reopen-queue.ts'
import { serverDevice } from '../../workflows/ledger/server-device.ts'
import type { InTransaction } from '../../workflows/ledger/server-work.ts'
import type { ServerCommand } from './server-accounts.ts'
import type { ServerRun } from './server-run.ts'

/** The one handler of commands that needs no page. */
const STARTS = 'start-run'

/**
 * Answers a remote command as a browser would: the start of publishing is obeyed, also after its queue
 * had ended; what needs a page is refused with the reason.
 *
 * @source domain: jobs, notices, events; reliability T3
 */
export async function answerCommand(
  inTransaction: InTransaction,
  { id: accountId, commandId, command }: ServerCommand,
  run: Pick<ServerRun, 'start' | 'phase'>,
): Promise<void> {
  const say = (phase: Acknowledged, detail = '') =>
    inTransaction(async (work) => {
      const deviceId = await serverDevice(work, accountId)
      await acknowledge(work, { deviceId, accountId }, { id: commandId, phase, detail })
    })
  await say('received')
  if (commandRow(command)?.handler !== STARTS) return say('refused', 'not-supported')
  if (run.phase().tag !== 'idle') return say('refused', 'already-running')
  await say('started')
  await inTransaction((work) => reopenQueue(work, accountId))
  await run.start()
  await say('finished')
}
