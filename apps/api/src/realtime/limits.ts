export const CABLE_PATH = '/cable'

/** Every number of the node, in one place. */
export type CableLimits = {
  pingMs: number
  /** Must stay well below 5 s: the time in which the socket of an ended session closes. */
  sessionCheckMs: number
  /** A socket that is not welcomed by then is closed. */
  connectMs: number
  /** A socket that answered nothing for this long, not even the transport's ping, is half-open. */
  silentMs: number
  maxMessageBytes: number
  /** A client with more unsent bytes is dropped, alone. */
  maxUnsentBytes: number
  maxSubscriptionCount: number
  /** Above it, reading from that socket pauses until its commands have run. */
  maxQueuedCommandCount: number
  /** Broadcasts kept back for a client whose history is being read; with more it is dropped. */
  maxHeldMessageCount: number
  historyMessageCount: number
  historyMs: number
  /** How long `close` waits for clients to close before it cuts them off. */
  closeMs: number
}

/** @source realtime design §1, §2 */
export const CABLE_LIMITS: CableLimits = {
  pingMs: 3_000,
  sessionCheckMs: 2_000,
  connectMs: 5_000,
  silentMs: 9_000,
  maxMessageBytes: 64 * 1024,
  maxUnsentBytes: 1024 * 1024,
  maxSubscriptionCount: 100,
  maxQueuedCommandCount: 32,
  maxHeldMessageCount: 1_000,
  historyMessageCount: 100,
  historyMs: 300_000,
  closeMs: 2_000,
}
