import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** One row of the trail as it is hashed: every column as PostgreSQL writes it, null where empty. */
export type AuditRow = Readonly<Record<(typeof AUDIT_COLUMNS)[number], string | null>>

/** Every column, in the order in which it is hashed. */
export const AUDIT_COLUMNS = [
  'id',
  'business_team_id',
  'user_id',
  'operation',
  'subject_type',
  'subject_ids',
  'before',
  'after',
  'changes',
  'reason',
  'created_at',
] as const

/** The columns of the audit row `e`, as text that does not depend on the time zone of a session. */
export const auditColumns = sql.join(
  AUDIT_COLUMNS.map((name) => {
    const column = sql.ref(`e.${name}`)
    if (name === 'created_at')
      return sql`(extract(epoch from ${column}) * 1000000)::bigint::text as created_at`
    if (name === 'subject_ids') return sql`array_to_json(${column})::text as subject_ids`
    return sql`${column}::text as ${sql.ref(name)}`
  }),
)

export interface Link {
  chain: string
  sequence: number
  previousHash: Buffer
  /** Microseconds since 1970, as text. */
  sealedAt: string
}

/** Predecessor of the first seal of a chain. */
export const FIRST_PREVIOUS = Buffer.alloc(32)

/**
 * SHA-256 over the place in the chain, the hash before it and every column of the row. A row that
 * was gone before it could be sealed counts as all columns empty.
 */
export function sealHash({ chain, sequence, previousHash, sealedAt }: Link, row: AuditRow): Buffer {
  const content = [
    'omc audit seal 1',
    chain,
    sequence,
    previousHash.toString('hex'),
    sealedAt,
    ...AUDIT_COLUMNS.map((name) => row[name]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

export const NO_ROW: AuditRow = {
  id: null,
  business_team_id: null,
  user_id: null,
  operation: null,
  subject_type: null,
  subject_ids: null,
  before: null,
  after: null,
  changes: null,
  reason: null,
  created_at: null,
}
