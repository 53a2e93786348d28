import { BEGIN, isPrepared, ofPrepared } from './prepared.ts'
import { statementOf, type Outcome, type Row, type Statement } from './trip.ts'

/** What a connection gives for a statement that it holds: empty until the statement was sent. */
export interface Receipt {
  rows?: Row[]
  /** Why the round trip failed that it went with. */
  error?: Error
}

/** The statements of one connection, in their order. */
export interface HeldLine {
  /** @throws why the trip before failed, or that a value cannot be sent */
  hold: (text: string, values: readonly unknown[]) => Receipt
  /** Sends what is held, and this. */
  query: (text: string, values?: readonly unknown[]) => Promise<Outcome>
  /** Sends what is held alone. */
  flush: () => Promise<void>
  /** How many statements wait for another. */
  size: () => number
}

/** A connection that is asked this gives its line as a row. */
export const LINE = '/* line */'

interface Waiting extends Statement {
  receipt: Receipt
}

const NOTHING: Outcome = { command: '', rowCount: null, rows: [] }
const UNDONE: Outcome = { ...NOTHING, command: 'ROLLBACK' }

/**
 * The statements of one connection: those that are held go with the next.
 *
 * After a failed trip nothing is known of what was held: the transaction can only be undone, as a
 * whole or to a savepoint, and to commit it undoes it, as the server does it. Behind its end nothing
 * more is sent: it would stand outside of any transaction.
 *
 * @param send  one round trip
 */
export function createHeldLine(
  send: (statements: readonly Statement[]) => Promise<Outcome[]>,
): HeldLine {
  let waiting: Waiting[] = []
  let failure: Error | undefined
  let isOver = false

  function hold(text: string, values: readonly unknown[]): Receipt {
    if (isOver) throw ended()
    if (failure) throw failure
    const receipt: Receipt = {}
    waiting.push({ ...statementFor(text, values), receipt })
    return receipt
  }

  async function goWith(last: readonly Statement[]): Promise<Outcome> {
    if (failure) throw failure
    const held = waiting
    waiting = []
    try {
      const outcomes = await send([...held, ...last])
      for (const [at, { receipt }] of held.entries()) receipt.rows = outcomes[at]?.rows ?? []
      return outcomes[held.length] ?? NOTHING
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      for (const { receipt } of held) receipt.error = failure
      throw error
    }
  }

  /** What waits was not done: there is nothing of it to undo. */
  async function undo(text: string): Promise<Outcome> {
    const isUnopened = waiting.some((statement) => ofPrepared(statement.text) === BEGIN)
    waiting = []
    if (isUnopened && text === 'rollback') return UNDONE
    failure = undefined
    return goWith([statementOf(text, [], false)])
  }

  const line: HeldLine = {
    hold,
    async query(text, values = []) {
      // as: `joinLine` reads it from the row.
      if (text === LINE) return { ...NOTHING, rows: [line as unknown as Row] }
      if (isOver && text !== 'rollback') throw ended()
      isOver ||= text === 'commit' || text === 'rollback'
      if (failure && text === 'commit') return undo('rollback')
      if (text.startsWith('rollback')) return undo(text)
      return goWith([statementFor(text, values)])
    },
    async flush() {
      if (waiting.length > 0) await goWith([])
    },
    size: () => waiting.length,
  }
  return line
}

const ended = () => new Error('the transaction has ended')

const statementFor = (text: string, values: readonly unknown[]): Statement =>
  statementOf(text, values, isPrepared(text))
