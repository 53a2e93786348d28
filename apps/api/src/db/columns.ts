import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** `timestamptz`: a Date when read, a Date or text when written. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type MaybeTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** Time of creation or change, set by the writer; the database has no default. */
export type Stamp = Timestamp
export type Json = JSONColumnType<Record<string, unknown>, string | undefined>
export type JsonList = JSONColumnType<unknown[], string | undefined>
export type MaybeJson = ColumnType<
  Record<string, unknown> | null,
  string | null | undefined,
  string | null
>
export type Default<T> = ColumnType<T, T | undefined, T>

export interface TeamRow {
  id: Generated<number>
  business_team_id: number
}
