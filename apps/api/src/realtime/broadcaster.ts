import type { DisconnectReason } from './frames.ts'

/** A message is a JSON object: clients drop falsy messages, so nothing else may be sent. */
export type CableMessage = Readonly<Record<string, unknown>>

export type DisconnectTarget =
  | { tag: 'session'; session_id: string }
  | { tag: 'user'; user_id: string }

/** What travels between the processes that hold sockets. */
export type CableSignal =
  | { tag: 'message'; stream: string; message: CableMessage }
  | { tag: 'disconnect'; target: DisconnectTarget; reason: DisconnectReason; reconnect: boolean }

export type SignalReceiver = {
  signal(signal: CableSignal): void
  /** Signals may have been missed: positions given out before must no longer be trusted. */
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
}
