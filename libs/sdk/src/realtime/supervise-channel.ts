import { Channel, SubscriptionRejectedError } from '@anycable/core'
import type { Cancel } from '../ports/clock.ts'
import { channelRetryMs } from './cable-timing.ts'
import type { OpenCable } from './open-cable.ts'

/** Parameters of a subscription; part of its identity. */
export type ChannelParams = Readonly<Record<string, string | number | boolean>>

export interface ChannelHandlers {
  readonly message: (message: unknown) => void
  /** After the first and every further confirmation: the place to pull what was missed. */
  readonly connected?: () => void
  /** Once after each `connected`. */
  readonly disconnected?: () => void
  /** The server does not let this client in; nothing is tried any more. */
  readonly rejected?: () => void
}

export interface SupervisedChannel {
  isConnected(): boolean
  /**
   * Calls an action of the channel on the server.
   *
   * @throws when the cable or the channel is down: nothing is kept for later
   */
  perform(action: string, payload?: Readonly<Record<string, unknown>>): Promise<void>
  stop(): void
}

/**
 * Subscribes to a channel and keeps the subscription: one that closes unexpectedly (a confirmation
 * that never came, a connection lost in the middle of subscribing) is made anew with growing
 * pauses; a rejected one is not.
 */
export function superviseChannel(
  { cable, clock, random, timing }: OpenCable,
  name: string,
  handlers: ChannelHandlers,
  params: ChannelParams = {},
): SupervisedChannel {
  class NamedChannel extends Channel<Record<string, string | number | boolean>> {
    static override readonly identifier = name
  }
  let attempts = 0
  let isUp = false
  let stopped = false
  let retry: Cancel | null = null
  let channel = subscribe()

  function goDown() {
    if (!isUp) return
    isUp = false
    handlers.disconnected?.()
  }

  function subscribe(): NamedChannel {
    // The library's type allows no parameters where all of them are optional; its code does.
    const made = new NamedChannel({ ...params } as unknown as undefined)
    made.on('connect', () => {
      attempts = 0
      isUp = true
      handlers.connected?.()
    })
    made.on('message', (message) => handlers.message(message))
    made.on('disconnect', goDown)
    made.on('close', (error) => {
      if (stopped) return
      goDown()
      if (error instanceof SubscriptionRejectedError) {
        handlers.rejected?.()
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
    async perform(action, payload = {}) {
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
