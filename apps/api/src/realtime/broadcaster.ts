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

/** What is sent to all processes that hold sockets. */
export type CableSignal = { tag: 'message'; stream: string; message: CableMessage } | Disconnect

/** What they hear: a message has its place in the history by then. */
export type HeardSignal =
  | { tag: 'message'; stream: string; message: CableMessage; position: StreamPosition }
  | Disconnect

export type SignalReceiver = {
  signal(signal: HeardSignal): void
  /** Signals may have been missed; messages among them stand in the history. */
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
  /** What was published lately, by any process. */
  history: HistoryStore
}
