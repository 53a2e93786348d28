import type { AuditTrail } from '../audit/audit-trail.ts'
import type { AccessTokens } from '../auth/access-token.ts'
import type { Keys } from '../auth/keys.ts'
import type { Passwords } from '../auth/passwords.ts'
import type { Vault } from '../auth/vault.ts'
import type { Db } from '../db/database.ts'
import type { ChannelGateway } from '../gateway/gateway.ts'
import type { Config } from '../kernel/config.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { SmsPost } from '../sms/sms-post.ts'
import type { Transcriber } from '../writing/transcriber.ts'
import type { Writer } from '../writing/writer.ts'
import type { CountCache } from './count-cache.ts'

/** Sends to open consoles. A lost message is harmless: every fact is also in a table. */
export interface Broadcast {
  /** To one person (`NotificationsChannel`). */
  toUser: (userId: number, message: Record<string, unknown>) => Promise<void>
  toTeam: (teamId: number, message: Record<string, unknown>) => Promise<void>
  /** To everybody who steers or watches an account (`EventsChannel`). */
  toAccount: (teamId: number, uid: string, message: Record<string, unknown>) => Promise<void>
  /** Closes the sockets of an ended session. */
  endSession: (sessionId: string) => Promise<void>
  /** A person's permissions changed: their connections reopen with the current ones. */
  reconnectUser: (userId: number) => Promise<void>
}

/** Hands a committed `jobs` row to the worker. */
export interface JobQueue {
  enqueue: (jobId: number) => Promise<void>
}

/** Services outside the transaction that behaviours may use. */
export interface Services {
  config: Config
  /** The database's time, counted on by this process: no wrong clock of a machine shows in it. */
  now: () => Date
  /** The clock that leases, queues and deadlines are compared with: the same for every process. */
  databaseNow: (db: Db) => Promise<Date>
  keys: Keys
  /** Encrypts secrets at rest. */
  vault: Vault
  /** Whether the audit trail is intact. */
  auditTrail: AuditTrail
  passwords: Passwords
  tokens: AccessTokens
  broadcast: Broadcast
  queue: JobQueue
  /** How many rows lists have, for a moment. */
  counts: CountCache
  gateway: ChannelGateway
  /** The one way to addresses that come from data. */
  outbound: Outbound
  /** Hands codes to phones. */
  sms: SmsPost
  /** The language model, on the budget of the team that asks. */
  writer: Writer
  /** Transcribes the speech of a clip. */
  transcriber: Transcriber
}
