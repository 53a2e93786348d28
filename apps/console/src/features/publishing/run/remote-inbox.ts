import type { Clock } from '@omc/core'
import { createCommandRunner } from '@omc/publisher'
import type { CommandAnswer, CommandHandler, SeenCommands } from '@omc/publisher'
import { isApiError } from '@omc/sdk'
import type { Sdk } from '@omc/sdk'
import type { HeldLease } from '../ports/api-port.ts'
import type { RemoteNote } from './run-types.ts'

export type RemoteInbox = {
  /** A live message of the events channel. */
  readonly receive: (message: unknown) => void
  /** Reads what was sent while nobody listened; a failure waits for the next connect. */
  readonly pull: () => Promise<void>
  readonly dispose: () => void
}

export type RemoteInboxOptions = {
  readonly uid: string
  readonly sdk: Pick<Sdk, 'commands'>
  readonly clock: Clock
  readonly seen: SeenCommands
  readonly lease: () => HeldLease | null
  readonly startPublish: CommandHandler
  readonly openPage: (path: string) => boolean
  readonly onStarted: (note: RemoteNote) => void
}

/**
 * Remote commands for one account: the ledger's inbox and the live channel, run at most once.
 *
 * This console runs `start_publish` and `open_page`; the others are refused with a reason.
 *
 * @source realtime §1: remote commands never rely on the cable alone; reliability T3, F16
 */
export function createRemoteInbox(options: RemoteInboxOptions): RemoteInbox {
  const { uid, sdk, clock, lease } = options
  const heard = new Map<string, RemoteNote>()

  const runner = createCommandRunner({
    ownUid: () => (lease() ? uid : null),
    clock,
    seen: options.seen,
    handlers: {
      start_publish: options.startPublish,
      open_page: async ({ params }): Promise<CommandAnswer> => {
        const path = params['path']
        const opened = typeof path === 'string' && options.openPage(path)
        return opened ? { tag: 'done' } : { tag: 'refused', reason: 'page-not-allowed' }
      },
    },
    async acknowledge({ id, phase, detail }) {
      const held = lease()
      if (!held) throw new Error('not connected')
      try {
        await sdk.commands.acknowledge({
          id,
          device_id: held.deviceId,
          phase,
          ...(detail !== '' && { detail: detail.slice(0, 500) }),
        })
        return { tag: 'ok' }
      } catch (error) {
        if (isApiError(error) && REFUSED.has(error.status)) {
          return { tag: 'refused', code: error.code }
        }
        throw error
      }
    },
    onEvent(event) {
      if (event.tag !== 'phase' || event.phase !== 'started') return
      const note = heard.get(event.id)
      if (note) options.onStarted({ ...note, at: clock.now() })
    },
  })

  /** The runner keeps what it runs by; the sender's name is only for people. */
  function remember(message: unknown): void {
    if (typeof message !== 'object' || message === null || !('id' in message)) return
    const { id } = message
    if (typeof id !== 'string' || !('command' in message)) return
    const issuer = 'issuer' in message && typeof message.issuer === 'string' ? message.issuer : ''
    const command = typeof message.command === 'string' ? message.command : ''
    if (heard.size > KEPT_NOTES) heard.clear()
    heard.set(id, { id, command, issuer, at: clock.now() })
  }

  return {
    receive(message) {
      if (!isCommand(message)) return
      remember(message)
      runner.receive(message)
    },
    async pull() {
      const held = lease()
      if (!held) return
      const { items } = await sdk.commands.inbox({ device_id: held.deviceId })
      for (const row of items) remember(row)
      runner.receiveInbox(items)
    },
    dispose: runner.dispose,
  }
}

const REFUSED: ReadonlySet<number> = new Set([404, 409, 422])
const KEPT_NOTES = 200

/** The channel also carries changes of the queue and phases of commands: `command` is empty there. */
function isCommand(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('command' in message)) return false
  return typeof message.command === 'string' && message.command !== ''
}
