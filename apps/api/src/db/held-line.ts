import { isHeld, ofHeld, sendsHeld } from './hold.ts'
import { isPrepared } from './prepared.ts'
import type { Outcome, Row, Statement } from './trip.ts'

interface Waiting extends Statement {
  receipt: { rows?: Row[] }
}

const NOTHING: Outcome = { command: '', rowCount: null, rows: [] }

/**
 * The statements of one connection: those that are held go with the next.
 *
 * @param send  one round trip
 */
export function createHeldLine(send: (statements: readonly Statement[]) => Promise<Outcome[]>) {
  let waiting: Waiting[] = []

  async function goWith(last: readonly Statement[]): Promise<Outcome> {
    const held = waiting
    waiting = []
    const outcomes = await send([...held, ...last])
    for (const [at, { receipt }] of held.entries()) receipt.rows = outcomes[at]?.rows ?? []
    return outcomes[held.length] ?? NOTHING
  }

  return {
    async query(text: string, values: readonly unknown[] = []): Promise<Outcome> {
      if (isHeld(text)) {
        const receipt: Waiting['receipt'] = {}
        waiting.push({ ...statementOf(ofHeld(text), values), receipt })
        return { ...NOTHING, rows: [receipt as Row] }
      }
      if (sendsHeld(text)) return waiting.length > 0 ? goWith([]) : NOTHING
      // What waits was not done: there is nothing of it to undo.
      if (text === 'rollback') waiting = []
      return goWith([statementOf(text, values)])
    },
    /** How many statements wait for another. */
    size: () => waiting.length,
  }
}

const statementOf = (text: string, values: readonly unknown[]): Statement => ({
  text,
  values,
  isKept: isPrepared(text),
})
