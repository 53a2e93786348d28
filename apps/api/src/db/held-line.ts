import { isHeld, ofHeld, sendsHeld, type Receipt } from './hold.ts'
import { BEGIN, isPrepared, ofPrepared } from './prepared.ts'
import { statementOf, type Outcome, type Row, type Statement } from './trip.ts'

interface Waiting extends Statement {
  receipt: Receipt
}

const NOTHING: Outcome = { command: '', rowCount: null, rows: [] }
const UNDONE: Outcome = { ...NOTHING, command: 'ROLLBACK' }

/**
 * The statements of one connection: those that are held go with the next.
 *
 * After a failed trip nothing is known of what was held: the transaction can only be undone, as a
 * whole or to a savepoint, and to commit it undoes it, as the server does it.
 *
 * @param send  one round trip
 */
export function createHeldLine(send: (statements: readonly Statement[]) => Promise<Outcome[]>) {
  let waiting: Waiting[] = []
  let failure: Error | undefined

  function hold(text: string, values: readonly unknown[]): Outcome {
    if (failure) throw failure
    const receipt: Receipt = {}
    waiting.push({ ...statementFor(text, values), receipt })
    // as: `hold` reads the receipt from the row.
    return { ...NOTHING, rows: [receipt as Row] }
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

  return {
    async query(text: string, values: readonly unknown[] = []): Promise<Outcome> {
      if (isHeld(text)) return hold(ofHeld(text), values)
      if (sendsHeld(text)) return waiting.length > 0 ? goWith([]) : NOTHING
      if (failure && text === 'commit') return undo('rollback')
      if (text.startsWith('rollback')) return undo(text)
      return goWith([statementFor(text, values)])
    },
    /** How many statements wait for another. */
    size: () => waiting.length,
  }
}

const statementFor = (text: string, values: readonly unknown[]): Statement =>
  statementOf(text, values, isPrepared(text))
