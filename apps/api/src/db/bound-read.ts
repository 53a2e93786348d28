import { types } from 'pg'
import { ACTOR_SETTINGS } from './actor-settings.ts'
import { instantText } from './instant-text.ts'
import { keptBy } from './kept-statements.ts'
import { keepsPlan } from './prepared.ts'
import { parserOf, Trip, type Row } from './trip.ts'

export interface BoundStatement {
  /** Of `ACTOR_SETTINGS`. */
  settings: readonly string[]
  text: string
  values: readonly unknown[]
}

const BIND = `select ${[...ACTOR_SETTINGS, 'plan_cache_mode'].map((name, at) => `set_config('${name}', $${at + 1}, true)`).join(', ')}`

/** Binds the transaction to an actor, before everything else in it. */
export const bindStatement = (
  settings: readonly string[],
  planMode: 'auto' | 'force_generic_plan' = 'auto',
) => ({ text: BIND, values: [...settings, planMode], isKept: true })

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
    { settings, text, values }: BoundStatement,
    callback: (error: Error | null, rows?: Row[]) => void,
  ) {
    const planMode = keepsPlan(text) ? 'force_generic_plan' : 'auto'
    const read = { text, values, isKept: true }
    super([bindStatement(settings, planMode), read], reading, (error, outcomes) =>
      error ? callback(error) : callback(null, outcomes[1]?.rows),
    )
  }
}
