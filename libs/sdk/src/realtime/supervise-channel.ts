import { Channel, SubscriptionRejectedError } from '@anycable/core'
import { callBack } from '../ports/call-back.ts'
import type { Cancel } from '../ports/clock.ts'
import { channelRetryMs } from './cable-timing.ts'
import type { ChannelDeclaration } from './channels/channel-declaration.ts'
import type { OpenCable } from './open-cable.ts'

export interface ChannelHandlers<Message> {
  readonly message: (message: Message) => void
  /** A message of a kind that this program does not know; default: nothing happens. */
  readonly onUnknown?: (raw: unknown) => void
  /** After the first and every further confirmation: the place to pull what was missed. */
  readonly connected?: () => void
  /** Once after each `connected`. */
  readonly disconnected?: () => void
  /** The server does not let this client in; nothing is tried any more. */
  readonly rejected?: () => void
}

export interface SupervisedChannel<Actions extends object> {
  isConnected(): boolean
  /**
   * Calls an action of the channel on the server.
   *
   * @throws when the cable or the channel is down: nothing is kept for later
   */
  perform<Action extends keyof Actions & string>(
    action: Action,
    payload: Actions[Action],
  ): Promise<void>
  stop(): void
}

type AnyParams = Record<string, string | number | boolean>

/** One kept subscription: its tools, and what changes in it. */
interface Kept<Message> {
  readonly opened: OpenCable
  readonly handlers: ChannelHandlers<Message>
  /** A channel of the declared name that says what it hears to this subscription. */
  readonly make: () => Channel<AnyParams>
  channel: Channel<AnyParams>
  attempts: number
  isUp: boolean
  stopped: boolean
  retry: Cancel | null
}

/**
 * Subscribes to a channel and keeps the subscription: one that closes unexpectedly (a confirmation
 * that never came, a connection lost in the middle of subscribing) is made again with growing
 * pauses; a rejected one is not.
 */
export function superviseChannel<Params extends object, Message, Actions extends object>(
  opened: OpenCable,
  declaration: ChannelDeclaration<Params, Message, Actions>,
  handlers: ChannelHandlers<Message>,
  params?: Params,
): SupervisedChannel<Actions> {
  class NamedChannel extends Channel<AnyParams> {
    static override readonly identifier = declaration.name
  }
  function make() {
    // The library's type allows no parameters where all of them are optional; its code does.
    const made = new NamedChannel({ ...params } as unknown as undefined)
    made.on('message', (raw) => {
      const message = declaration.parse(raw)
      callBack(() => (message === null ? handlers.onUnknown?.(raw) : handlers.message(message)))
    })
    return made
  }
  const idle = { attempts: 0, isUp: false, stopped: false, retry: null }
  const kept: Kept<Message> = { opened, handlers, make, channel: make(), ...idle }
  subscribe(kept)
  return {
    isConnected: () => kept.channel.state === 'connected',
    async perform(action, payload) {
      // The library writes into the object it is given.
      await kept.channel.perform(action, { ...payload })
    },
    stop() {
      kept.stopped = true
      kept.retry?.()
      kept.channel.disconnect()
    },
  }
}

function subscribe<Message>(kept: Kept<Message>): void {
  const { handlers, opened, channel } = kept
  channel.on('connect', () => {
    kept.attempts = 0
    kept.isUp = true
    callBack(() => handlers.connected?.())
  })
  channel.on('disconnect', () => goDown(kept))
  channel.on('close', (error) => closed(kept, error))
  opened.cable.subscribe(channel)
}

function closed<Message>(kept: Kept<Message>, error: unknown): void {
  if (kept.stopped) return
  const { clock, random, timing } = kept.opened
  goDown(kept)
  if (error instanceof SubscriptionRejectedError) {
    callBack(() => kept.handlers.rejected?.())
    return
  }
  const waitMs = channelRetryMs(kept.attempts, random, timing)
  kept.retry = clock.schedule(() => {
    kept.channel = kept.make()
    subscribe(kept)
  }, waitMs)
  kept.attempts += 1
}

function goDown<Message>(kept: Kept<Message>): void {
  if (!kept.isUp) return
  kept.isUp = false
  callBack(() => kept.handlers.disconnected?.())
}
