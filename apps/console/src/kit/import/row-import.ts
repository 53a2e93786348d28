import type { Args, WriteOperation } from '@omc/sdk'
import type { Refusal } from '../../kernel/errors/error-text.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { startCalls } from '../tasks/run-calls.ts'
import type { CheckedRow } from './checked-row.ts'
import type { ImportColumn, ImportDefinition } from './import-definition.ts'
import type { ImportResult } from './import-result.ts'

type Declared<Op extends WriteOperation> = {
  readonly label: () => string
  readonly columns: { readonly [Name in keyof Args<Op> & string]?: ImportColumn }
  /** Column by which people know a row. */
  readonly name: keyof Args<Op> & string
  /** Name of the task that sends the rows. */
  readonly task: (count: number) => string
}

/** Declares the import of a table by an operation that takes one record: a call for each row. */
export const defineRowImport = <Op extends WriteOperation>(
  operation: Op,
  { label, columns, name, task }: Declared<Op>,
): ImportDefinition => ({
  operation,
  label,
  // as: every entry is a column.
  columns: columns as Readonly<Record<string, ImportColumn>>,
  async send(services, rows) {
    const byId = new Map(rows.map((row) => [String(row.number), row]))
    const told = await startCalls(services, {
      title: task(rows.length),
      operation,
      count: rows.length,
      rows: async () =>
        rows.map((row) => ({ id: String(row.number), name: row.values[name] ?? '' })),
      args: ([subject]) => filled(subject && byId.get(subject.id)),
      size: 1,
    })
    return resultOf(rows, new Map(told.map(({ id, error }) => [Number(id), error])))
  },
})

/** Values of a row without empty ones, which are no values. */
const filled = (row: CheckedRow | undefined): object =>
  Object.fromEntries(Object.entries(row?.values ?? {}).filter(([, text]) => text !== ''))

function resultOf(
  rows: readonly CheckedRow[],
  /** By number of the row: null = done; without those that were not sent. */
  told: ReadonlyMap<number, Refusal | null>,
): ImportResult {
  const stopped = { code: 'stopped', message: i18n.t('import.notSent') }
  return {
    total: rows.length,
    succeeded: rows.flatMap(({ number }) => (told.get(number) === null ? [number] : [])),
    failed: rows.flatMap(({ number }) => {
      const error = told.get(number)
      return error === null ? [] : [{ number, error: { ...(error ?? stopped), field: null } }]
    }),
    undoId: null,
  }
}
