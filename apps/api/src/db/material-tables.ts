import type { ColumnType } from 'kysely'
import type { Default, Json, MaybeTimestamp, Stamp, TeamRow } from './columns.ts'

export type MaterialStatus = 'fetched' | 'processed' | 'checked' | 'rejected'
export type MatchingType = 'manual' | 'exact' | 'similar' | 'theme'
/** `numeric`: text when read, so that nothing is rounded on the way. */
type Numeric = ColumnType<string, number | string | undefined, number | string>
/** A column the database derives from others. */
type Derived<T> = ColumnType<T, never, never>

/** A collected product or theme. */
export interface CarryMaterialsTable extends TeamRow {
  user_id: Default<number | null>
  title: Default<string>
  category: Default<string>
  cover_url: Default<string>
  source: Default<string>
  source_id: Default<string | null>
  source_url: Default<string>
  source_user: Default<string>
  status: Default<MaterialStatus>
  matching_type: Default<MatchingType>
  op_name: Default<string>
  business_category_id: Default<number | null>
  tags: Default<string[]>
  pooling: Default<boolean>
  remark: Default<string>
  extra_info: Json
  channel_available: Default<boolean | null>
  channel_reason: Default<string>
  channel_checked_at: MaybeTimestamp
  collected_at: MaybeTimestamp
  merged_into_id: Default<number | null>
  /** Perceptual hash of the cover; null until it was computed. */
  picture_sign: Default<string | null>
  /** The address that the cover was seen at. */
  picture_sign_of: Default<string | null>
  origin_type: Default<string | null>
  origin_id: Default<string | null>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/**
 * Signs that a material is compared by; written by triggers and the sweep, see
 * `omc_like_materials`.
 */
export interface MaterialSignsTable {
  carry_material_id: number
  business_team_id: number
  outside_id: string | null
  link: string | null
  title: number[]
  body: number[]
  picture: string
  keys: number[]
  stale: boolean
  unseen: boolean
  looks: number
  look_after: Date
}

/** One product pick; money in fen. */
export interface CarryItemsTable extends TeamRow {
  user_id: Default<number | null>
  carry_material_id: Default<number | null>
  source: string
  item_id: string
  title: Default<string>
  shop_title: Default<string>
  brand: Default<string>
  pic_url: Default<string>
  images: Default<string[]>
  item_url: Default<string>
  category: Default<string>
  business_category_id: Default<number | null>
  sales: Default<number>
  price_fen: Default<number>
  commission_rate: Numeric
  commission_price_fen: Default<number>
  price: Derived<string>
  commission_price: Derived<string>
  detail_info: Json
  available: Default<boolean>
  unavailable_reason: Default<string>
  available_checked_at: MaybeTimestamp
  synced_at: MaybeTimestamp
  pooling: Default<boolean>
  merged_from_ids: Default<number[]>
  origin_type: Default<string | null>
  origin_id: Default<string | null>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** Figures of a channel for an item on one day. */
export interface CarryItemDetailsTable extends TeamRow {
  user_id: Default<number | null>
  carry_item_id: number
  record_date: ColumnType<Date, string, string>
  title: Default<string>
  pic_url: Default<string>
  source: string
  item_id: string
  sales: Default<number>
  price_fen: Default<number>
  commission_rate: Numeric
  commission_price_fen: Default<number>
  available: Default<boolean>
  reason: Default<string>
  attributes_info: Json
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** Recipient of an item, or the content that uses it. */
export interface CarryItemAssignsTable extends TeamRow {
  carry_item_detail_id: number
  carry_item_id: number
  user_id: Default<number | null>
  assigned_by: Default<number | null>
  kind: 'person' | 'material' | 'content'
  target_id: number
  title: Default<string>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export type MaterialTextKind = 'desc' | 'paragraph' | 'recommend' | 'rate'

/** A text about a material or one of its items. */
export interface CarryMaterialTextsTable extends TeamRow {
  user_id: Default<number | null>
  carry_material_id: Default<number | null>
  carry_item_id: Default<number | null>
  kind: MaterialTextKind
  text: string
  images: Default<string[]>
  score: ColumnType<string | null, number | string | null | undefined, number | string | null>
  source: Default<string>
  source_key: Default<string | null>
  written_at: MaybeTimestamp
  position: Default<number>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** A picture of a material. */
export interface CarryMaterialImagesTable extends TeamRow {
  user_id: Default<number | null>
  carry_material_id: number
  image: string
  filename: Default<string>
  make_image: Default<string>
  filesize: Default<number>
  sn: Default<number>
  priority: Default<number>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}
