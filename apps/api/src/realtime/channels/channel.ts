import { messageFrame } from '../frames.ts'
import type { Actor } from '../ports.ts'

/** Effects that a channel requests during one call; they are collected, not performed. */
export type ChannelCall = {
  readonly actor: Actor
  /** The identifier's members, foreign input. */
  readonly params: Readonly<Record<string, unknown>>
  streamFrom(stream: string): void
  stopStream(stream: string): void
  stopAllStreams(): void
  /** Sends to this subscription only; before the confirmation when called from `subscribed`. */
  transmit(message: Readonly<Record<string, unknown>>): void
  getState(key: string): string | undefined
  /** The empty text deletes the key. */
  setState(key: string, value: string): void
}

export type ChannelAction = (
  call: ChannelCall,
  data: Readonly<Record<string, unknown>>,
) => Promise<void> | void

/**
 * A channel. `actions` is the whole list of what a client may call: no other name runs anything.
 *
 * @source realtime design §1
 */
export type ChannelDefinition = {
  subscribed(call: ChannelCall): Promise<'confirm' | 'reject'> | 'confirm' | 'reject'
  unsubscribed?(call: ChannelCall): Promise<void> | void
  actions: Readonly<Record<string, ChannelAction>>
}

type CallEffects = {
  streams: string[]
  stoppedStreams: string[]
  stopAll: boolean
  transmissions: string[]
  stateChanges: Record<string, string>
}

/** A call together with the effects it gathers. */
export function createChannelCall(given: {
  actor: Actor
  identifier: string
  params: Readonly<Record<string, unknown>>
  state: Readonly<Record<string, string>>
}): { call: ChannelCall; effects: CallEffects } {
  const state = new Map(Object.entries(given.state))
  const effects: CallEffects = {
    streams: [],
    stoppedStreams: [],
    stopAll: false,
    transmissions: [],
    stateChanges: {},
  }
  const call: ChannelCall = {
    actor: given.actor,
    params: given.params,
    streamFrom: (stream) => void effects.streams.push(stream),
    stopStream: (stream) => void effects.stoppedStreams.push(stream),
    stopAllStreams: () => {
      effects.stopAll = true
    },
    transmit: (message) =>
      void effects.transmissions.push(messageFrame(given.identifier, JSON.stringify(message))),
    getState: (key) => state.get(key),
    setState: (key, value) => {
      if (value === '') state.delete(key)
      else state.set(key, value)
      effects.stateChanges[key] = value
    },
  }
  return { call, effects }
}
