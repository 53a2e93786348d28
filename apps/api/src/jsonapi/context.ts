import type { Transaction } from 'kysely'
import type { Reader } from '../db/reader.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../kernel/actor.ts'
import { problem } from '../kernel/problem.ts'
import type { Services } from './services.ts'

/** Everything a behaviour may use during one request. */
export interface Context {
  /** The caller; undefined for public calls. */
  actor: Actor | undefined
  /** One transaction per request, bound to the actor's team by row-level security. */
  db: Transaction<Tables>
  now: Date
  services: Services
  request: RequestFacts
  /** Runs once the transaction has committed: broadcasts, wake-ups. */
  afterCommit: (effect: () => Promise<void> | void) => void
  /** Writes the audit row of this write, in its transaction. Gives its id. */
  audit: (entry: AuditEntry) => Promise<number>
  answer: AnswerExtras
  /**
   * A transaction of its own, bound to the same actor, with a context of its own: for what a stream
   * writes once the transaction of its request is over.
   */
  later: <T>(run: (context: Context) => Promise<T>) => Promise<T>
  /**
   * Single reads of the same actor outside of the transaction, for the slow work of a `prepare`: each
   * has a time limit, and beyond it is refused by PostgreSQL (57014).
   */
  readWithin: (limitMs: number) => Reader
  /** Aborted when the caller of a stream went away. */
  gone: AbortSignal
}

export interface RequestFacts {
  id: string
  remoteAddress: string
  userAgent: string
  cookies: Readonly<Record<string, string | undefined>>
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Parts of an answer besides its body. */
export interface AnswerExtras {
  cookies: { name: string; value: string; expiresAt: Date }[]
  meta: Record<string, unknown>
}

export interface AuditEntry {
  operation: string
  subjectType: string
  subjectIds: readonly (number | string)[]
  before?: unknown
  after?: unknown
  /** The undoable changes, row by row. */
  changes?: readonly RowChange[]
  reason?: string
}

/** The columns of one row that a write changed. */
export interface RowChange {
  id: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The actor of a call that needs one; mount has checked it before any behaviour runs. */
export function actorOf(context: Pick<Context, 'actor'>): Actor {
  if (!context.actor) throw problem('signed_out')
  return context.actor
}
