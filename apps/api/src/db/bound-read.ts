import { createRequire } from 'node:module'
import { types, type Connection, type FieldDef, type Submittable } from 'pg'
import { ACTOR_SETTINGS } from './actor-settings.ts'
import { instantText } from './instant-text.ts'
import { keptStatements, type Field, type KeptStatements } from './kept-statements.ts'
import { keepsPlan } from './prepared.ts'

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

// The types of `pg` omit the function that serializes query values.
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue: (value: unknown) => string | Buffer | null
}

const bindOf = (names: readonly string[]) =>
  `select ${names.map((name, at) => `set_config('${name}', $${at + 1}, true)`).join(', ')}`
const BIND = bindOf([...ACTOR_SETTINGS, 'plan_cache_mode'])
/** PostgreSQL counts the time of each statement of a round trip by itself. */
const BIND_TIMED = bindOf([...ACTOR_SETTINGS, 'plan_cache_mode', 'statement_timeout'])

/** Omitted in the types of `pg`: writing single messages, and corking the stream. */
type Wire = Connection & {
  parse: (message: { name: string; text: string }) => void
  bind: (message: { statement: string; values: readonly unknown[] }) => void
  describe: (message: { type: 'P'; name: string }) => void
  execute: (message: object) => void
  close: (message: { type: 'S'; name: string }) => void
}

type Row = Record<string, unknown>
type Told = (error: Error | null, rows?: Row[]) => void

/**
 * One reading statement of an actor in one round trip: the settings that bind it and the statement
 * travel together, and what stands before the one `Sync` is one transaction to PostgreSQL. The
 * settings are local to it, so that nothing of an actor stays on the connection; when they fail,
 * the server skips the statement behind them.
 *
 * The calls are those that `pg` makes of a query that is handed to it.
 *
 * @source reliability, decisions: team and user are set per transaction, never per session
 */
export class BoundRead implements Submittable {
  /** Replaced by `pg` when the answer takes too long. */
  callback: Told
  readonly #statement: BoundStatement
  #kept: KeptStatements | undefined
  #fields: readonly Field[] = []
  #rows: Row[] = []
  /** The settings answer first. */
  #isBound = false

  constructor(statement: BoundStatement, callback: Told) {
    // A value that cannot be sent is refused here, before anything is on its way.
    this.#statement = {
      ...statement,
      values: statement.values.map((value) => prepareValue(value)),
    }
    this.callback = callback
  }

  submit(connection: Connection) {
    // The messages are sent one by one; see `Wire`.
    const wire = connection as unknown as Wire
    const { settings, text, values, limitMs } = this.#statement
    const bound = [...settings, keepsPlan(text) ? 'force_generic_plan' : 'auto']
    this.#kept = keptStatements(connection)
    this.#fields = this.#kept.fieldsOf(text)
    wire.stream.cork()
    try {
      if (limitMs === undefined) {
        this.#ask(wire, BIND, bound)
        this.#ask(wire, text, values)
      } else {
        this.#ask(wire, BIND_TIMED, [...bound, String(limitMs)])
        this.#askOnce(wire, text, values)
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  #ask(wire: Wire, text: string, values: readonly unknown[]) {
    const { name, isNew, dropped } = keptStatements(wire).use(text)
    for (const old of dropped) wire.close({ type: 'S', name: old })
    if (isNew) wire.parse({ name, text })
    wire.bind({ statement: name, values })
    if (isNew && text === this.#statement.text) wire.describe({ type: 'P', name: '' })
    wire.execute({})
  }

  #askOnce(wire: Wire, text: string, values: readonly unknown[]) {
    wire.parse({ name: '', text })
    wire.bind({ statement: '', values })
    wire.describe({ type: 'P', name: '' })
    wire.execute({})
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }) {
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
    this.#kept?.describe(this.#statement.text, this.#fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (!this.#isBound) return
    const row: Row = {}
    for (const [at, { name, parse }] of this.#fields.entries()) {
      const text = fields[at]
      row[name] = text === null || text === undefined ? null : parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete() {
    this.#isBound = true
  }

  handleReadyForQuery() {
    this.callback(null, this.#rows)
  }

  /** The statement may not have been prepared: the next read parses it again. */
  handleError(error: Error) {
    for (const text of [BIND, BIND_TIMED, this.#statement.text]) this.#kept?.forget(text)
    this.callback(error)
  }

  handlePortalSuspended() {}
  handleEmptyQuery() {}
}

const TIMESTAMPTZ: number = types.builtins.TIMESTAMPTZ
/** `pg` names only some types; to the server they are numbers, and an unknown one stays text. */
const parserFor: (type: number) => (text: string) => unknown = types.getTypeParser

function parserOf(type: number): (text: string) => unknown {
  const parse = parserFor(type)
  return type === TIMESTAMPTZ ? (text) => instantText(text) ?? parse(text) : parse
}
