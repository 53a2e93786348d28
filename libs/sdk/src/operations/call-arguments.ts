/** Arguments of an operation that is known only at run time. */
export type AnyArgs = Readonly<Record<string, unknown>>

/** Second argument of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Takes the place of the key that every write gets by itself: one per intent of a person. */
  readonly idempotencyKey?: string
  /**
   * Of an update: the `updated_at` of the record as it was read. Where somebody has changed the record
   * since, the call fails with a `ConflictError` of the code `changed_since`.
   */
  readonly ifUnmodifiedSince?: string
  /** For the whole call, waiting and repeats included; of a stream, for every silence in it. */
  readonly timeoutMs?: number
  /** Background call: a 403 rejects the call and does not reach `session.forbidden`. */
  readonly background?: boolean
}
