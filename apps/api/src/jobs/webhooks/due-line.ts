import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A delivery that is due, and not taken yet. */
interface Candidate {
  id: number
  webhook_id: number
}

/** Whose turn it is. */
export interface DueLine {
  /** Webhooks with as many deliveries under way as they may have. */
  full: () => number[]
  /** Deliveries that had their turn: each has one in a round, however it went. */
  begun: () => number[]
  /** Takes what was found of the webhooks that are not full; of those it keeps what it has. */
  put: (found: readonly Candidate[]) => void
  hasNext: () => boolean
  /** The next one, which counts as under way until it has ended. */
  next: () => Candidate | undefined
  ended: (one: Candidate) => void
}

/**
 * Gives turns to the webhook whose last one is the longest ago, and to no webhook more than its share:
 * a receiver that does not answer leaves room for others.
 */
export function createDueLine(mostOfOne: number): DueLine {
  const underWay = new Map<number, number>()
  const lastTurns = new Map<number, number>()
  const begun = new Set<number>()
  let waiting: readonly Candidate[] = []
  const countOf = ({ webhook_id: id }: Candidate) => underWay.get(id) ?? 0
  const lastTurn = ({ webhook_id: id }: Candidate) => lastTurns.get(id) ?? 0
  const isFull = (one: Candidate) => countOf(one) >= mostOfOne
  const open = () => waiting.filter((one) => !isFull(one))
  return {
    full: () => [...underWay].flatMap(([id, count]) => (count >= mostOfOne ? [id] : [])),
    begun: () => [...begun],
    put: (found) => void (waiting = [...waiting.filter(isFull), ...found]),
    hasNext: () => open().length > 0,
    next() {
      const [next] = open().toSorted((a, b) => lastTurn(a) - lastTurn(b))
      if (!next) return undefined
      waiting = waiting.filter((one) => one !== next)
      begun.add(next.id)
      lastTurns.set(next.webhook_id, begun.size)
      underWay.set(next.webhook_id, countOf(next) + 1)
      return next
    },
    ended: (one) => void underWay.set(one.webhook_id, countOf(one) - 1),
  }
}

/** Deliveries that are looked up at once, and how many of them are of one webhook. */
const AHEAD = 200
const AHEAD_OF_ONE = 20

/** What is due, the first of each webhook before the second of any. Locks nothing. */
export async function lookForDue(
  db: Db,
  { full, begun }: Pick<DueLine, 'full' | 'begun'>,
  at: Date,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select id, webhook_id from (
      select id, webhook_id, next_try_at,
        row_number() over (partition by webhook_id order by next_try_at, id) as place
      from webhook_deliveries
      where state = 'pending' and next_try_at <= ${at}
        and webhook_id <> all(${full()}::bigint[]) and id <> all(${begun()}::bigint[])) due
    where place <= ${AHEAD_OF_ONE} order by place, next_try_at limit ${AHEAD}`.execute(db)
  return rows
}
