import type { WriteOperation } from '@omc/sdk'
import type { SelectOperation } from '../filters/list-filter.ts'

/** Columns that are edited in the table, by an operation that takes them and the row's id. */
export type ListEdit<
  Row,
  Name extends string = string,
  Op extends WriteOperation = WriteOperation,
> = {
  readonly operation: Op
  readonly columns: readonly Name[]
  /** For ids: operations that find their records by name. */
  readonly records?: Readonly<Partial<Record<Name, SelectOperation>>>
  /** For choices: values that a row may change to, all by default; with none it is not edited. */
  readonly moves?: Readonly<Partial<Record<Name, (row: Row) => readonly string[]>>>
}
