import type { Clock, Random } from '@omc/core'
import type { ChannelHandlers, SupervisedChannel } from '@omc/sdk/realtime'

export type ChannelListener<Message> = {
  readonly message: (message: Message) => void
  /** After every confirmation, at once. */
  readonly connected?: () => void
  /**
   * After a lost connection is back: reads what was missed. Called after a random delay, so that a
   * restarted server does not get the requests of all pages at once.
   */
  readonly reconnected?: () => void
  readonly disconnected?: () => void
}

/** A channel whose listeners outlive its connections. */
export type ListenedChannel<Message, Actions extends object> = {
  /** @returns stops listening; the channel itself stays */
  readonly listen: (listener: ChannelListener<Message>) => () => void
  /** Starts a subscription over an open connection. */
  readonly join: (
    supervise: (handlers: ChannelHandlers<Message>) => SupervisedChannel<Actions>,
  ) => void
  readonly stop: () => void
  /** @throws when the channel is down: nothing is kept for later */
  readonly perform: SupervisedChannel<Actions>['perform']
}

export type ListenedChannelOptions = {
  readonly name: string
  readonly onChange: (isUp: boolean) => void
  readonly clock: Clock
  readonly random: Random
}

/** Longest delay before a page asks for what it missed, ms. */
export const MISSED_WITHIN_MS = 8_000

export function createListenedChannel<Message, Actions extends object>({
  name,
  onChange,
  clock,
  random,
}: ListenedChannelOptions): ListenedChannel<Message, Actions> {
  const listeners = new Set<ChannelListener<Message>>()
  let isUp = false
  let wasUp = false
  let cancelMissed: () => void = () => undefined
  let supervised: SupervisedChannel<Actions> | null = null

  const tell = (tellOne: (listener: ChannelListener<Message>) => void) => {
    for (const listener of listeners) tellOne(listener)
  }

  function tellMissed(): void {
    const at = clock.now() + random.next() * MISSED_WITHIN_MS
    cancelMissed = clock.at(at, () => tell((listener) => listener.reconnected?.()))
  }

  function change(next: boolean): void {
    isUp = next
    onChange(isUp)
    cancelMissed()
    if (isUp && wasUp) tellMissed()
    wasUp ||= isUp
    tell((listener) => (isUp ? listener.connected?.() : listener.disconnected?.()))
  }

  return {
    listen(listener) {
      listeners.add(listener)
      if (isUp) listener.connected?.()
      return () => listeners.delete(listener)
    },
    join(supervise) {
      supervised = supervise({
        message: (message) => tell((listener) => listener.message(message)),
        connected: () => change(true),
        disconnected: () => change(false),
      })
    },
    stop() {
      supervised?.stop()
      supervised = null
      isUp = false
      wasUp = false
      cancelMissed()
    },
    async perform(action, payload) {
      if (!supervised) throw new Error(`the ${name} channel is not connected`)
      await supervised.perform(action, payload)
    },
  }
}
