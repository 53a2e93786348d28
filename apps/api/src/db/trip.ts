import { createRequire } from 'node:module'
import { types, type Connection, type FieldDef, type Submittable } from 'pg'
import type { Field, KeptStatements } from './kept-statements.ts'

export interface Statement {
  text: string
  values: readonly unknown[]
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
  prepareValue: (value: unknown) => string | Buffer | null
}

/** Omitted in the types of `pg`: writing single messages, and corking the stream. */
type Wire = Connection & {
  parse: (message: { name: string; text: string }) => void
  bind: (message: { statement: string; values: readonly unknown[] }) => void
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
  readonly #statements: readonly Statement[]
  readonly #options: TripOptions
  readonly #outcomes: Outcome[] = []
  #kept: KeptStatements | undefined
  #fields: readonly Field[] = []
  #rows: Row[] = []

  constructor(statements: readonly Statement[], options: TripOptions, callback: Told) {
    // A value that cannot be sent is refused here, before anything is on its way.
    this.#statements = statements.map((statement) => ({
      ...statement,
      values: statement.values.map((value) => prepareValue(value)),
    }))
    this.#options = options
    this.callback = callback
  }

  submit(connection: Connection) {
    // The messages are sent one by one; see `Wire`.
    const wire = connection as unknown as Wire
    this.#kept = this.#options.keptOf(connection)
    this.#expectNext()
    wire.stream.cork()
    try {
      for (const statement of this.#statements) this.#ask(wire, statement, this.#kept)
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  #ask(wire: Wire, { text, values, isKept }: Statement, kept: KeptStatements) {
    const { name, isNew, dropped } = isKept ? kept.use(text) : UNNAMED
    for (const old of dropped) wire.close({ type: 'S', name: old })
    if (isNew) wire.parse({ name, text })
    wire.bind({ statement: name, values })
    if (isNew) wire.describe({ type: 'P', name: '' })
    wire.execute({})
  }

  /** The fields of a kept statement are described once. */
  #expectNext() {
    const next = this.#statements[this.#outcomes.length]
    this.#rows = []
    this.#fields = (next?.isKept && this.#kept?.fieldsOf(next.text)) || []
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }) {
    const { parserOf } = this.#options
    this.#fields = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
    const current = this.#statements[this.#outcomes.length]
    if (current?.isKept) this.#kept?.describe(current.text, this.#fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const row: Row = {}
    for (const [at, { name, parse }] of this.#fields.entries()) {
      const text = fields[at]
      row[name] = text === null || text === undefined ? null : parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text = '' }: { text?: string }) {
    const [command = '', ...counts] = text.split(' ')
    const count = Number(counts.at(-1))
    const rowCount = counts.length > 0 && Number.isFinite(count) ? count : null
    this.#outcomes.push({ command, rowCount, rows: this.#rows })
    this.#expectNext()
  }

  handleReadyForQuery() {
    this.callback(null, this.#outcomes)
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

const UNNAMED = { name: '', isNew: true, dropped: [] } as const

/** `pg` names only some types; to the server they are numbers, and an unknown one stays text. */
export const parserOf: ParserOf = types.getTypeParser
