import type { Clock } from '@omc/core'
import { isApiError } from '@omc/sdk'
import type { Sdk } from '@omc/sdk'
import { createCommandInbox } from '@omc/sdk/realtime'
import type {
  Acknowledgement,
  AcknowledgeAnswer,
  CommandHandler,
  CommandInbox,
  CommandMemory,
} from '@omc/sdk/realtime'
import type { HeldLease } from '../ports/api-port.ts'
import { BACKGROUND } from '../ports/background.ts'
import { commandHandlers } from './command-handlers.ts'
import type { CommandPorts } from './command-handlers.ts'
import type { RemoteNote } from './run-types.ts'

export type RemoteInboxOptions = CommandPorts & {
  readonly uid: string
  readonly sdk: Pick<Sdk, 'commands'>
  readonly clock: Clock
  readonly memory: CommandMemory
  readonly lease: () => HeldLease | null
  readonly onStarted: (note: RemoteNote) => void
}

/**
 * Remote commands for one account: the server's inbox and the live channel, run at most once.
 * No lock is needed here: only the tab that holds the account has a lease.
 *
 * `command-handlers.ts` lists the commands it runs; others are refused with a reason.
 *
 * @source realtime §1: remote commands never rely on the cable alone; reliability T3, F7, F16
 */
export function createRemoteInbox(options: RemoteInboxOptions): CommandInbox {
  const { uid, sdk, clock, lease } = options
  /** Reports the start, with the sender's name for display only. */
  const announced =
    (run: CommandHandler): CommandHandler =>
    async (command) => {
      const { id, name, issuer } = command
      options.onStarted({ id, command: name, issuer, at: clock.now() })
      return run(command)
    }

  async function acknowledge({ id, phase, detail }: Acknowledgement): Promise<AcknowledgeAnswer> {
    const held = lease()
    if (!held) throw new Error('not connected')
    try {
      await sdk.commands.acknowledge(
        {
          id,
          device_id: held.deviceId,
          phase,
          ...(detail !== '' && { detail: detail.slice(0, 500) }),
        },
        BACKGROUND,
      )
      return { tag: 'ok' }
    } catch (error) {
      if (isApiError(error) && REFUSED.has(error.status)) {
        return { tag: 'refused', code: error.code }
      }
      throw error
    }
  }

  return createCommandInbox({
    ownUid: () => (lease() ? uid : null),
    clock,
    memory: options.memory,
    handlers: Object.fromEntries(
      Object.entries(commandHandlers(options)).map(([name, run]) => [name, announced(run)]),
    ),
    async pull() {
      const held = lease()
      return held ? (await sdk.commands.inbox({ device_id: held.deviceId }, BACKGROUND)).items : []
    },
    acknowledge,
  })
}

const REFUSED: ReadonlySet<number> = new Set([404, 409, 422])
