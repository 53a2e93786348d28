import type { Args, FieldFact, OperationId, Result, WriteOperation } from '@omc/sdk'

/** Answer of every import, row by row. */
type ImportAnswer = {
  readonly total: number
  readonly ignored_headers: readonly string[]
}

/** Operations that take a table as a file and answer for each row. */
export type ImportOperation = {
  [Op in WriteOperation]: 'id' extends keyof Args<Op>
    ? never
    : Result<Op> extends ImportAnswer
      ? Op
      : never
}[WriteOperation]

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
  readonly operation: ImportOperation
  readonly label: () => string
  readonly columns: Readonly<Record<string, ImportColumn>>
}

/** Declares the import of a table; columns that the operation does not take do not compile. */
export const defineImport = <Op extends ImportOperation>(
  operation: Op,
  declared: {
    readonly label: () => string
    readonly columns: { readonly [Name in ImportName<Op>]?: ImportColumn }
  },
): ImportDefinition => ({
  operation,
  label: declared.label,
  // as: every entry is a column.
  columns: declared.columns as Readonly<Record<string, ImportColumn>>,
})
