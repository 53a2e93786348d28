import type { Generated } from 'kysely'
import type { Default, Json, MaybeTimestamp, Stamp, TeamRow, Timestamp } from './columns.ts'

export interface TeamKeysTable {
  id: Generated<number>
  business_team_id: number | null
  generation: Default<number>
  wrapped: Buffer
  wrapped_by: string
  /** For people who inspect the table: no code reads it, because the vault has no clock. */
  created_at: Default<Date>
  updated_at: Default<Date>
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

export interface CredentialKeysTable {
  id: string
  public_key: string
  private_sealed: Buffer
  created_at: Stamp
  published_until: Timestamp
  opens_until: Timestamp
}

export interface CredentialNoncesTable {
  key_id: string
  nonce: string
}

export interface KnownDevicesTable {
  id: Generated<number>
  user_id: number
  token_hash: Buffer
  created_at: Stamp
  last_used_at: Stamp
  expires_at: Timestamp
}

export interface OauthStatesTable {
  state_hash: Buffer
  browser_hash: Buffer
  code_hash: Buffer | null
  created_at: Stamp
  expires_at: Timestamp
  used_at: MaybeTimestamp
}

export interface OutsideIdentitiesTable extends TeamRow {
  user_id: number
  provider: string
  outside_id: string
  nickname: Default<string>
  created_at: Stamp
}

export interface PreferencesTable extends TeamRow {
  user_id: number
  theme: Json
  layout: Json
  columns: Json
  keys: Json
  created_at: Stamp
  updated_at: Stamp
}

export interface ViewsTable extends TeamRow {
  user_id: number | null
  kind: 'personal' | 'team' | 'role'
  role: string | null
  resource: string
  name: string
  settings: Json
  columns: Default<string[]>
  is_default: Default<boolean>
  position: Default<number>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** Keys, seals and what belongs to one person. */
export interface SecurityTables {
  team_keys: TeamKeysTable
  audit_unsealed: AuditUnsealedTable
  audit_seals: AuditSealsTable
  credential_keys: CredentialKeysTable
  credential_nonces: CredentialNoncesTable
  known_devices: KnownDevicesTable
  oauth_states: OauthStatesTable
  outside_identities: OutsideIdentitiesTable
  preferences: PreferencesTable
  views: ViewsTable
}
