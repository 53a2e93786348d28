import { types } from 'pg'
import { ACTOR_SETTINGS } from './actor-settings.ts'
import { instantText } from './instant-text.ts'
import { keptBy } from './kept-statements.ts'
import { keepsPlan } from './prepared.ts'
import { parserOf, statementOf, Trip, type Row, type Statement } from './trip.ts'

export interface BoundStatement {
  /** Of `ACTOR_SETTINGS`. */
  settings: readonly string[]
  text: string
  values: readonly unknown[]
  /**
   * Time limit of the statement, ms; by default that of the connection. A statement with one is not
   * kept: a search has one for each list, which would drive out those of the lists.
   */
  limitMs?: number | undefined
}

const bindOf = (names: readonly string[]) =>
  `select ${names.map((name, at) => `set_config('${name}', $${at + 1}, true)`).join(', ')}`
const BIND = bindOf([...ACTOR_SETTINGS, 'plan_cache_mode'])
/** PostgreSQL counts the time of each statement of a round trip by itself. */
const BIND_TIMED = bindOf([...ACTOR_SETTINGS, 'plan_cache_mode', 'statement_timeout'])

/** Binds the transaction to an actor, before everything else in it. */
export const bindStatement = (
  settings: readonly string[],
  planMode: 'auto' | 'force_generic_plan' = 'auto',
): Statement => statementOf(BIND, [...settings, planMode], true)

const TIMESTAMPTZ: number = types.builtins.TIMESTAMPTZ

/** Rows of lists are written to JSON: their instants stay text. */
const reading = {
  keptOf: keptBy('bound'),
  parserOf(type: number) {
    const parse = parserOf(type)
    return type === TIMESTAMPTZ ? (text: string) => instantText(text) ?? parse(text) : parse
  },
} as const

/**
 * One reading statement of an actor in one round trip: the settings that bind it and the statement
 * travel together, and what stands before the one `Sync` is one transaction to PostgreSQL. The
 * settings are local to it, so that nothing of an actor stays on the connection; when they fail,
 * the server skips the statement behind them.
 *
 * @source reliability, decisions: team and user are set per transaction, never per session
 */
export class BoundRead extends Trip {
  constructor(
    { settings, text, values, limitMs }: BoundStatement,
    callback: (error: Error | null, rows?: Row[]) => void,
  ) {
    const bound = bindStatement(settings, keepsPlan(text) ? 'force_generic_plan' : 'auto')
    const isLimited = limitMs !== undefined
    const bind = isLimited ? limitedTo(limitMs, bound) : bound
    super([bind, statementOf(text, values, !isLimited)], reading, (error, outcomes) =>
      error ? callback(error) : callback(null, outcomes[1]?.rows),
    )
  }
}

/** Binds and limits the time of the statement behind it. */
const limitedTo = (limitMs: number, { values }: Statement): Statement =>
  statementOf(BIND_TIMED, [...values, String(limitMs)], true)
