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
  RemoteCommand,
} from '@omc/sdk/realtime'
import type { HeldLease } from '../ports/api-port.ts'
import { BACKGROUND } from '../ports/background.ts'
import { commandHandlers } from './command-handlers.ts'
import type { CommandPorts } from './command-handlers.ts'
import type { RemoteNote } from './run-types.ts'

type Called = Pick<RemoteCommand, 'uid' | 'platform'>

export type RemoteInboxOptions = CommandPorts & {
  readonly key: string
  /** What the account is called where commands name it. */
  readonly account: () => Called
  readonly sdk: Pick<Sdk, 'commands'>
  readonly clock: Clock
  readonly memory: CommandMemory
  readonly lease: () => HeldLease | null
  readonly onStarted: (note: RemoteNote) => void
}

export type RemoteInbox = Omit<CommandInbox, 'receive'> & {
  /** A pushed command, of whichever account. */
  readonly receive: (command: RemoteCommand) => void
}

/**
 * Remote commands for one account: the server's inbox and the live channel, run at most once.
 * No lock is needed here: only the tab that holds the account has a lease.
 *
 * `command-handlers.ts` lists the commands it runs; others are refused with a reason.
 *
 * @source realtime §1: remote commands never rely on the cable alone; reliability T3, F7, F16
 */
export function createRemoteInbox(options: RemoteInboxOptions): RemoteInbox {
  const { key, sdk, clock, lease } = options
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

  /** In this browser an account is its key: its uid may be that of another one, too. */
  const ours = <Command extends { readonly uid: string }>(command: Command): Command => ({
    ...command,
    uid: key,
  })
  const inbox = createCommandInbox({
    ownUid: () => (lease() ? key : null),
    clock,
    memory: options.memory,
    handlers: Object.fromEntries(
      Object.entries(commandHandlers(options)).map(([name, run]) => [name, announced(run)]),
    ),
    async pull() {
      const held = lease()
      if (!held) return []
      return (await sdk.commands.inbox({ device_id: held.deviceId }, BACKGROUND)).items.map(ours)
    },
    acknowledge,
  })
  return {
    ...inbox,
    receive(command) {
      if (isFor(options.account(), command)) inbox.receive(ours(command))
    },
  }
}

/** Where one of the two says no platform, the uid decides. */
const isFor = (own: Called, { uid, platform = own.platform }: Called): boolean =>
  uid === own.uid && (own.platform === undefined || platform === own.platform)

const REFUSED: ReadonlySet<number> = new Set([404, 409, 422])
