/**
 * How far the database had come when it was last seen, kept outside of the data directory: a copy of
 * that directory, put back, is behind it.
 */
export interface Witness {
  /** Token of the life it was in. */
  life: string
  /** Highest id of an attempt; nothing is sent without one. */
  attempt: number
}

/** Identity of the database. */
export interface Present extends Witness {
  /** Tokens of the lives before. */
  earlier: readonly string[]
}

/**
 * Whether the database has gone back in time since the witness saw it. A life that it remembers but
 * has left was ended by a restore that is known.
 */
export function isBehind(present: Present, witness: Witness): boolean {
  if (witness.life === present.life) return present.attempt < witness.attempt
  return !present.earlier.includes(witness.life)
}
