import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db } from '../db/database.ts'
import type { Head, Heads, HeadStore } from './heads.ts'
import { auditColumns, FIRST_PREVIOUS, NO_ROW, sealHash, type AuditRow } from './seal-hash.ts'

export interface Sealer {
  /**
   * Chains the rows that have been written since.
   *
   * @returns how many it sealed
   */
  seal: () => Promise<number>
}

export interface SealerPorts {
  database: Database
  heads: HeadStore
  now: () => Date
  newChain?: () => string
  /** Called for a chain that does not reach or match the head stored outside. */
  onBroken?: (chain: string, head: Head) => void
}

/** Max rows per round, so that its transaction stays short; the next round continues. */
const AT_ONCE = 500

/**
 * Chains audit rows by hash, behind the writes and not in them, so that writes do not wait for each
 * other. Each server adds to a chain of its own, and keeps its newest head outside the database.
 * When that head does not fit the database any more, the chain is left as it is and a new one begun:
 * going on would hide what happened.
 *
 * @source reliability T19, decisions (audit)
 */
export function createSealer(ports: SealerPorts): Sealer {
  return {
    async seal() {
      const { database, heads } = ports
      if (!(await database.asServer(hasUnsealed))) return 0
      const before = (await heads.read()) ?? { current: newChain(ports), chains: {} }
      const sealed = await database.asServer(async (db) => {
        const at = await place(db, ports, before)
        return sealNext(db, at, ports.now())
      })
      if (!sealed) return 0
      const { chain, head, count } = sealed
      await heads.write({ current: chain, chains: { ...before.chains, [chain]: head } })
      return count
    },
  }
}

const newChain = ({ newChain: make = randomUUID }: SealerPorts) => make()

const hasUnsealed = async (db: Db) =>
  (await db.selectFrom('audit_unsealed').select('audit_event_id').limit(1).execute()).length > 0

interface ChainEnd {
  chain: string
  sequence: number
  hash: Buffer
}

/** The head to extend: this server's own, if it is unchanged. */
async function place(db: Db, ports: SealerPorts, { current, chains }: Heads): Promise<ChainEnd> {
  const head = chains[current]
  const fresh = (chain: string): ChainEnd => ({ chain, sequence: 0, hash: FIRST_PREVIOUS })
  const last = await db
    .selectFrom('audit_seals')
    .select(['sequence', 'hash'])
    .where('chain', '=', current)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!head) return last ? { chain: current, ...last } : fresh(current)
  const kept = await db
    .selectFrom('audit_seals')
    .select('hash')
    .where('chain', '=', current)
    .where('sequence', '=', head.sequence)
    .executeTakeFirst()
  if (last && kept?.hash.toString('hex') === head.hash) return { chain: current, ...last }
  ports.onBroken?.(current, head)
  return fresh(newChain(ports))
}

/**
 * Takes the rows that wait. Two servers never take the same one: the server that deletes a row
 * handles it.
 */
async function sealNext(db: Db, end: ChainEnd, sealedAt: Date) {
  const { rows } = await sql<AuditRow & { audit_event_id: number }>`
    with taken as (
      delete from audit_unsealed where audit_event_id in (
        select audit_event_id from audit_unsealed order by audit_event_id limit ${AT_ONCE}
        for update skip locked)
      returning audit_event_id
    )
    select taken.audit_event_id, ${auditColumns} from taken
    left join audit_events e on e.id = taken.audit_event_id order by taken.audit_event_id`.execute(
    db,
  )
  if (rows.length === 0) return undefined
  let { sequence, hash } = end
  const seals = rows.map(({ audit_event_id, ...row }) => {
    const link = {
      chain: end.chain,
      sequence: sequence + 1,
      previousHash: hash,
      sealedAt: `${sealedAt.getTime()}000`,
    }
    hash = sealHash(link, row.id === null ? NO_ROW : row)
    sequence = link.sequence
    return {
      chain: link.chain,
      sequence: link.sequence,
      audit_event_id,
      previous_hash: link.previousHash,
      hash,
      sealed_at: sealedAt,
    }
  })
  await db.insertInto('audit_seals').values(seals).execute()
  const head: Head = { sequence, hash: hash.toString('hex'), sealedAt: sealedAt.toISOString() }
  return { chain: end.chain, head, count: rows.length }
}
