import { createRequire } from 'node:module'
import { types, type Connection, type FieldDef, type Submittable } from 'pg'
import type { Field, KeptStatement, KeptStatements } from './kept-statements.ts'

type Value = string | Buffer | null

/** Made by `statementOf`. */
export interface Statement {
  text: string
  values: readonly Value[]
  /** Parsed once for each connection, which also keeps its plan. */
  isKept: boolean
}

export type Row = Record<string, unknown>

/** Result of one statement, as `pg` gives it. */
export interface Outcome {
  /** `SELECT`, `INSERT`, `COMMIT` … */
  command: string
  rowCount: number | null
  rows: Row[]
}

// The types of `pg` omit the function that serializes query values.
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue: (value: unknown) => Value
}

/**
 * A statement with its values as they are sent.
 *
 * @throws for a value that cannot be sent, before anything is on its way
 */
export const statementOf = (
  text: string,
  values: readonly unknown[],
  isKept: boolean,
): Statement => ({ text, values: values.map((value) => prepareValue(value)), isKept })

/** Omitted in the types of `pg`: writing single messages, and corking the stream. */
type Wire = Connection & {
  parse: (message: { name: string; text: string }) => void
  bind: (message: { statement: string; values: readonly Value[] }) => void
  describe: (message: { type: 'P'; name: string }) => void
  execute: (message: object) => void
  close: (message: { type: 'S'; name: string }) => void
}

type ParserOf = (type: number) => Field['parse']

interface TripOptions {
  /** Statements that this kind of trip keeps on a connection. */
  keptOf: (connection: Connection) => KeptStatements
  /** How a value of a type of the database is read. */
  parserOf: ParserOf
}

type Told = (error: Error | null, outcomes: Outcome[]) => void

/**
 * Statements that reach the server in one round trip, in their order; each sees what those before it
 * did. They stand before the one `Sync`: after one that fails the server skips the rest.
 *
 * The calls are those that `pg` makes of a query that is handed to it.
 */
export class Trip implements Submittable {
  /** Replaced by `pg` when the answer takes too long. */
  callback: Told
  /** Limit for the answer to all statements, ms; `pg` reads it. */
  query_timeout: number | undefined
  readonly #statements: readonly Statement[]
  readonly #options: TripOptions
  readonly #outcomes: Outcome[] = []
  /** How each statement was asked, in their order. */
  readonly #asked: KeptStatement[] = []
  #kept: KeptStatements | undefined
  #rows: Row[] = []
  /** A value of the answer that could not be read. */
  #unread: Error | undefined

  constructor(statements: readonly Statement[], options: TripOptions, callback: Told) {
    this.#statements = statements
    this.#options = options
    this.callback = callback
  }

  submit(connection: Connection) {
    // The messages are sent one by one; see `Wire`.
    const wire = connection as unknown as Wire
    const kept = this.#options.keptOf(connection)
    this.#kept = kept
    wire.stream.cork()
    try {
      for (const statement of this.#statements) this.#asked.push(ask(wire, statement, kept))
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }) {
    const { parserOf } = this.#options
    const asked = this.#asked[this.#outcomes.length]
    if (!asked) return
    asked.fields = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  }

  /** An error thrown here would end the process: the answer is read to its end, and then fails. */
  handleDataRow({ fields: texts }: { fields: (string | null)[] }) {
    const { fields } = this.#asked[this.#outcomes.length] ?? NO_FIELDS
    try {
      this.#rows.push(rowOf(fields, texts))
    } catch (error) {
      this.#unread ??= error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete({ text = '' }: { text?: string }) {
    const [command = '', ...counts] = text.split(' ')
    const count = Number(counts.at(-1))
    const rowCount = counts.length > 0 && Number.isFinite(count) ? count : null
    this.#outcomes.push({ command, rowCount, rows: this.#rows })
    this.#rows = []
  }

  handleReadyForQuery() {
    if (this.#unread) this.callback(this.#unread, [])
    else this.callback(null, this.#outcomes)
  }

  /** A statement may not have been prepared: the next trip parses it again. */
  handleError(error: Error) {
    for (const { text, isKept } of this.#statements) if (isKept) this.#kept?.forget(text)
    this.callback(error, [])
  }

  handleEmptyQuery() {
    this.handleCommandComplete({})
  }

  handlePortalSuspended() {}
}

const NO_FIELDS = { fields: [] }

function ask(wire: Wire, { text, values, isKept }: Statement, kept: KeptStatements): KeptStatement {
  const { statement, isNew, dropped } = isKept
    ? kept.use(text)
    : { statement: { name: '', fields: [] }, isNew: true, dropped: [] }
  const { name } = statement
  for (const old of dropped) wire.close({ type: 'S', name: old })
  if (isNew) wire.parse({ name, text })
  wire.bind({ statement: name, values })
  if (isNew) wire.describe({ type: 'P', name: '' })
  wire.execute({})
  return statement
}

function rowOf(fields: readonly Field[], texts: readonly (string | null)[]): Row {
  const row: Row = {}
  for (const [at, { name, parse }] of fields.entries()) {
    const text = texts[at]
    row[name] = text === null || text === undefined ? null : parse(text)
  }
  return row
}

/** `pg` names only some types; to the server they are numbers, and an unknown one stays text. */
export const parserOf: ParserOf = types.getTypeParser
