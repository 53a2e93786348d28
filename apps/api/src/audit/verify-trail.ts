import { sql } from 'kysely'
import type { Database, Db } from '../db/database.ts'
import type { Heads } from './heads.ts'
import { auditColumns, FIRST_PREVIOUS, sealHash, type AuditRow } from './seal-hash.ts'

/** How the trail is broken at one place. */
export interface Break {
  /** The audit row, or the last one before a missing row. */
  auditEventId: number | null
  chain: string
  sequence: number
  what: 'changed' | 'deleted' | 'seal-changed' | 'seal-deleted' | 'truncated' | 'unsealed'
}

export interface Verification {
  ok: boolean
  /** Sealed rows that were looked at. */
  checked: number
  /** False when only the newest part was looked at. */
  complete: boolean
  /** Newest seal of all. */
  head: { chain: string; sequence: number; hash: string; sealedAt: Date } | null
  /** In the order of the chains, at most 20. */
  breaks: readonly Break[]
}

interface Options {
  /** Heads stored outside the database; a truncated tail cannot be detected without them. */
  heads: Heads | undefined
  now: Date
  /** Max rows to verify per chain, newest first. */
  newest?: number
}

const AT_ONCE = 1000
const MAX_BREAKS = 20
/** A sealer takes a row within a second; one that waits longer was kept from it. */
const UNSEALED_S = 60

/**
 * Reads every seal with its row, in order, and names what does not fit: a changed or deleted row,
 * a changed or deleted seal, a tail that was cut off, rows that never got a seal.
 *
 * @source reliability T19, M21
 */
export async function verifyTrail(database: Database, options: Options): Promise<Verification> {
  const { heads, now, newest = Infinity } = options
  const chains = await database.asServer((db) => endsOf(db))
  const breaks: Break[] = []
  let checked = 0
  let complete = true
  for (const { chain, last } of chains) {
    const from = Math.max(1, last - newest + 1)
    complete &&= from === 1
    checked += await checkChain(database, { chain, from, last, breaks })
  }
  breaks.push(...(await database.asServer((db) => cutTails(db, heads))))
  breaks.push(...(await database.asServer((db) => neverSealed(db, now))))
  return {
    ok: breaks.length === 0,
    checked,
    complete,
    head: await database.asServer(newestSeal),
    breaks: breaks.slice(0, MAX_BREAKS),
  }
}

async function endsOf(db: Db) {
  const rows = await db
    .selectFrom('audit_seals')
    .select(({ fn }) => ['chain', fn.max('sequence').as('last')])
    .groupBy('chain')
    .orderBy('chain')
    .execute()
  return rows
}

interface Checking {
  chain: string
  from: number
  last: number
  breaks: Break[]
}

async function checkChain(database: Database, { chain, from, last, breaks }: Checking) {
  let checked = 0
  // The first of a part follows a seal that is only taken at its word.
  let before = await database.asServer((db) => sealBefore(db, chain, from))
  for (let start = from; start <= last && breaks.length < MAX_BREAKS; start += AT_ONCE) {
    const rows = await database.asServer((db) => readSeals(db, { chain, start }))
    for (const seal of rows) {
      const found = judge(seal, before)
      if (found) breaks.push({ chain, ...found })
      before = { sequence: seal.sequence, hash: seal.hash, auditEventId: seal.audit_event_id }
    }
    checked += rows.length
  }
  return checked
}

interface Before {
  sequence: number
  hash: Buffer
  auditEventId: number | null
}
type Seal = AuditRow & {
  chain: string
  sequence: number
  audit_event_id: number
  previous_hash: Buffer
  hash: Buffer
  sealed_at_us: string
}

/** The fault of one seal or its row, given the previous seal. */
function judge(seal: Seal, before: Before): Omit<Break, 'chain'> | undefined {
  const { sequence, audit_event_id: auditEventId } = seal
  if (sequence !== before.sequence + 1) {
    return {
      auditEventId: before.auditEventId,
      sequence: before.sequence + 1,
      what: 'seal-deleted',
    }
  }
  if (!seal.previous_hash.equals(before.hash))
    return { auditEventId, sequence, what: 'seal-changed' }
  if (seal.id === null) return { auditEventId, sequence, what: 'deleted' }
  const link = {
    chain: seal.chain,
    sequence,
    previousHash: seal.previous_hash,
    sealedAt: seal.sealed_at_us,
  }
  return sealHash(link, seal).equals(seal.hash)
    ? undefined
    : { auditEventId, sequence, what: 'changed' }
}

async function sealBefore(db: Db, chain: string, from: number): Promise<Before> {
  const row = await db
    .selectFrom('audit_seals')
    .select(['sequence', 'hash', 'audit_event_id'])
    .where('chain', '=', chain)
    .where('sequence', '<', from)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { sequence: 0, hash: FIRST_PREVIOUS, auditEventId: null }
  return { sequence: row.sequence, hash: row.hash, auditEventId: row.audit_event_id }
}

async function readSeals(db: Db, { chain, start }: { chain: string; start: number }) {
  const { rows } = await sql<Seal>`
    select s.chain, s.sequence, s.audit_event_id, s.previous_hash, s.hash,
      (extract(epoch from s.sealed_at) * 1000000)::bigint::text as sealed_at_us, ${auditColumns}
    from audit_seals s left join audit_events e on e.id = s.audit_event_id
    where s.chain = ${chain} and s.sequence >= ${start} and s.sequence < ${start + AT_ONCE}
    order by s.sequence`.execute(db)
  return rows
}

/** Chains that are shorter than they were, or that other rows have been put into. */
async function cutTails(db: Db, heads: Heads | undefined): Promise<Break[]> {
  const breaks: Break[] = []
  for (const [chain, head] of Object.entries(heads?.chains ?? {})) {
    const rows = await db
      .selectFrom('audit_seals')
      .select(['sequence', 'hash', 'audit_event_id'])
      .where('chain', '=', chain)
      .where('sequence', '<=', head.sequence)
      .orderBy('sequence', 'desc')
      .limit(1)
      .execute()
    const last = rows[0]
    if (last?.sequence === head.sequence && last.hash.toString('hex') === head.hash) continue
    const what = last?.sequence === head.sequence ? 'seal-changed' : 'truncated'
    breaks.push({
      auditEventId: last?.audit_event_id ?? null,
      chain,
      sequence: head.sequence,
      what,
    })
  }
  return breaks
}

async function neverSealed(db: Db, now: Date): Promise<Break[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from audit_events e
    where not exists (select from audit_seals s where s.audit_event_id = e.id)
      and (e.created_at < ${now}::timestamptz - make_interval(secs => ${UNSEALED_S})
        or not exists (select from audit_unsealed u where u.audit_event_id = e.id))
    order by e.id limit ${MAX_BREAKS}`.execute(db)
  return rows.map(({ id }) => ({ auditEventId: id, chain: '', sequence: 0, what: 'unsealed' }))
}

async function newestSeal(db: Db): Promise<Verification['head']> {
  const row = await db
    .selectFrom('audit_seals')
    .select(['chain', 'sequence', 'hash', 'sealed_at'])
    .orderBy('sealed_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { chain, sequence, hash, sealed_at } = row
  return { chain, sequence, hash: hash.toString('hex'), sealedAt: sealed_at }
}
