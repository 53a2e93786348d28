import type { Args, FieldFact, OperationId, Result, WriteOperation } from '@omc/sdk'
import type { Services } from '../../kernel/services/services-context.ts'
import type { CheckedRow } from './checked-row.ts'
import type { ImportResult } from './import-result.ts'

/** Answer of every import, row by row. */
type ImportAnswer = {
  readonly total: number
  readonly ignored_headers: readonly string[]
}

/** Operations that take a table as a file and answer for each row. */
type AnyImport = {
  [Op in WriteOperation]: Result<Op> extends ImportAnswer ? Op : never
}[WriteOperation]

/** The same, without those into a record, which needs an id. */
export type ImportOperation = {
  [Op in AnyImport]: 'id' extends keyof Args<Op> ? never : Op
}[AnyImport]

/** Column names that an import knows. */
export type ImportName<Op extends OperationId> =
  Args<Op> extends { readonly mapping?: infer Mapping }
    ? keyof NonNullable<Mapping> & string
    : never

export type ImportColumn = {
  /** Kind and label, from `@omc/sdk/fields/<resource>`. */
  readonly fact: FieldFact
  readonly isRequired?: true
  readonly maxLength?: number
  /** Other headers that people give the column. */
  readonly also?: readonly string[]
}

export type ImportDefinition = {
  readonly operation: WriteOperation
  readonly label: () => string
  readonly columns: Readonly<Record<string, ImportColumn>>
  /** Arguments besides the table, such as the id of the record that it goes into. */
  readonly given?: object
  /** Takes the place of one call with the whole table. */
  readonly send?: (
    services: Pick<Services, 'sdk' | 'queryClient'>,
    rows: readonly CheckedRow[],
  ) => Promise<ImportResult | null>
  /** Columns whose value for the rows without one is asked for, and sent as an argument. */
  readonly defaults?: readonly string[]
  /** Column that plain text fills: a row for each part between empty lines. */
  readonly plainText?: string
}

/** Declares the import of a table; columns that the operation does not take do not compile. */
export const defineImport = <Op extends AnyImport>(
  operation: Op,
  declared: {
    readonly label: () => string
    readonly columns: { readonly [Name in ImportName<Op>]?: ImportColumn }
    readonly defaults?: readonly (ImportName<Op> & keyof Args<Op>)[]
    readonly plainText?: ImportName<Op>
  },
): ImportDefinition => ({
  operation,
  label: declared.label,
  // as: every entry is a column.
  columns: declared.columns as Readonly<Record<string, ImportColumn>>,
  ...(declared.defaults ? { defaults: declared.defaults } : {}),
  ...(declared.plainText ? { plainText: declared.plainText } : {}),
})
