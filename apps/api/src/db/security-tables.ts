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
