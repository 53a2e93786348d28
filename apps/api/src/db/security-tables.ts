import type { Generated } from 'kysely'
import type { Default, Stamp } from './columns.ts'

export interface TeamKeysTable {
  id: Generated<number>
  business_team_id: number | null
  generation: Default<number>
  wrapped: Buffer
  wrapped_by: string
  created_at: Stamp
  updated_at: Stamp
}

export interface AuditUnsealedTable {
  audit_event_id: number
}

export interface AuditSealsTable {
  chain: string
  sequence: number
  audit_event_id: number
  previous_hash: Buffer
  hash: Buffer
  sealed_at: Date
}
