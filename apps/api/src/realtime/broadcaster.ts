import type { DisconnectReason, StreamPosition } from './frames.ts'
import type { HistoryStore } from './stream-history.ts'

/** A message is a JSON object: clients drop falsy messages, so nothing else may be sent. */
export type CableMessage = Readonly<Record<string, unknown>>

export type DisconnectTarget =
  | { tag: 'session'; session_id: string }
  | { tag: 'user'; user_id: string }

type Disconnect = {
  tag: 'disconnect'
  target: DisconnectTarget
  reason: DisconnectReason
  reconnect: boolean
}

/** Messages to all processes with sockets. */
export type CableSignal = { tag: 'message'; stream: string; message: CableMessage } | Disconnect

/** Messages as received: each has its position in the history. */
export type HeardSignal =
  | { tag: 'message'; stream: string; message: CableMessage; position: StreamPosition }
  | Disconnect

export type SignalReceiver = {
  signal(signal: HeardSignal): void
  /** Signals may have been missed; missed messages are in the history. */
  gap(): void
}

/**
 * Carries signals to every node, the sender's own included, in one order per sender.
 *
 * @throws RealtimeError 'broadcast_too_large' from implementations with a limit
 */
export type Broadcaster = {
  publish(signal: CableSignal): Promise<void>
  subscribe(receiver: SignalReceiver): () => void
  /** Recent messages of all processes. */
  history: HistoryStore
}
