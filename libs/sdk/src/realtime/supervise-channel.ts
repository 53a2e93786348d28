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

/**
 * Subscribes to a channel and keeps the subscription: one that closes unexpectedly (a confirmation
 * that never came, a connection lost in the middle of subscribing) is made anew with growing
 * pauses; a rejected one is not.
 */
export function superviseChannel<Params extends object, Message, Actions extends object>(
  opened: OpenCable,
  declaration: ChannelDeclaration<Params, Message, Actions>,
  handlers: ChannelHandlers<Message>,
  params?: Params,
): SupervisedChannel<Actions> {
  const { cable, clock, random, timing } = opened
  class NamedChannel extends Channel<AnyParams> {
    static override readonly identifier = declaration.name
  }
  let attempts = 0
  let isUp = false
  let stopped = false
  let retry: Cancel | null = null
  let channel = subscribe()

  function goDown() {
    if (!isUp) return
    isUp = false
    callBack(() => handlers.disconnected?.())
  }

  function hear(raw: unknown) {
    const message = declaration.parse(raw)
    callBack(() => (message === null ? handlers.onUnknown?.(raw) : handlers.message(message)))
  }

  function subscribe(): NamedChannel {
    // The library's type allows no parameters where all of them are optional; its code does.
    const made = new NamedChannel({ ...params } as unknown as undefined)
    made.on('connect', () => {
      attempts = 0
      isUp = true
      callBack(() => handlers.connected?.())
    })
    made.on('message', hear)
    made.on('disconnect', goDown)
    made.on('close', (error) => {
      if (stopped) return
      goDown()
      if (error instanceof SubscriptionRejectedError) {
        callBack(() => handlers.rejected?.())
        return
      }
      retry = clock.schedule(
        () => {
          channel = subscribe()
        },
        channelRetryMs(attempts, random, timing),
      )
      attempts += 1
    })
    cable.subscribe(made)
    return made
  }

  return {
    isConnected: () => channel.state === 'connected',
    async perform(action, payload) {
      // The library writes into the object it is given.
      await channel.perform(action, { ...payload })
    },
    stop() {
      stopped = true
      retry?.()
      channel.disconnect()
    },
  }
}
