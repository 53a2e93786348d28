import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A delivery that is due, and not taken yet. */
interface Candidate {
  id: number
  webhook_id: number
}

/** What a look at the table leaves out. */
interface LeftOut {
  /** Webhooks that had as many deliveries under way as they may have. */
  webhooks: readonly number[]
  /** Deliveries that had their turn. */
  deliveries: readonly number[]
}

/** Whose turn it is. */
export interface DueLine {
  webhooksAtLimit: () => number[]
  /** Deliveries that had their turn: each has one in a round, however it went. */
  startedIds: () => number[]
  /**
   * Takes what a look found, and keeps what is known of the webhooks it left out, though they may be
   * below their limit by now.
   */
  replaceCandidates: (found: readonly Candidate[], leftOut: LeftOut['webhooks']) => void
  hasNext: () => boolean
  /** The next one, which counts as under way until it has ended. */
  next: () => Candidate | undefined
  finish: (delivery: Candidate) => void
}

/**
 * Gives turns to the webhook whose last one is the longest ago, and to no webhook more than its share:
 * a receiver that does not answer leaves room for others.
 */
export function createDueLine(mostOfOne: number): DueLine {
  const underWay = new Map<number, number>()
  const lastTurns = new Map<number, number>()
  const started = new Set<number>()
  let waiting: readonly Candidate[] = []
  const countOf = ({ webhook_id: id }: Candidate) => underWay.get(id) ?? 0
  const lastTurn = ({ webhook_id: id }: Candidate) => lastTurns.get(id) ?? 0
  const open = () => waiting.filter((delivery) => countOf(delivery) < mostOfOne)
  return {
    webhooksAtLimit: () => [...underWay].flatMap(([id, count]) => (count >= mostOfOne ? [id] : [])),
    startedIds: () => [...started],
    replaceCandidates(found, leftOut) {
      waiting = [...waiting.filter(({ webhook_id: id }) => leftOut.includes(id)), ...found]
    },
    hasNext: () => open().length > 0,
    next() {
      const [next] = open().toSorted((a, b) => lastTurn(a) - lastTurn(b))
      if (!next) return undefined
      waiting = waiting.filter((delivery) => delivery !== next)
      started.add(next.id)
      lastTurns.set(next.webhook_id, started.size)
      underWay.set(next.webhook_id, countOf(next) + 1)
      return next
    },
    finish: (delivery) => void underWay.set(delivery.webhook_id, countOf(delivery) - 1),
  }
}

/** Deliveries that are looked up at once, and how many of them are of one webhook. */
const AHEAD = 200
const AHEAD_OF_ONE = 20

/** What is due, the first of each webhook before the second of any. Locks nothing. */
export async function lookForDue(
  db: Db,
  { webhooks, deliveries }: LeftOut,
  at: Date,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select id, webhook_id from (
      select id, webhook_id, next_try_at,
        row_number() over (partition by webhook_id order by next_try_at, id) as place
      from webhook_deliveries
      where state = 'pending' and next_try_at <= ${at}
        and webhook_id <> all(${webhooks}::bigint[]) and id <> all(${deliveries}::bigint[])) due
    where place <= ${AHEAD_OF_ONE} order by place, next_try_at limit ${AHEAD}`.execute(db)
  return rows
}
