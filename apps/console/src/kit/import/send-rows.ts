import type { Args } from '@omc/sdk'
import { runWrite } from '../../kernel/data/run-write.ts'
import type { Refusal } from '../../kernel/errors/error-text.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { toCsv } from '../files/to-csv.ts'
import type { CheckedRow } from './checked-row.ts'
import type { ImportDefinition, ImportOperation } from './import-definition.ts'
import type { ImportResult } from './import-result.ts'

type Answer = {
  readonly total: number
  readonly succeeded: readonly { readonly row: number }[]
  readonly failed: readonly {
    readonly row: number
    readonly error: Refusal & { readonly field: string | null }
  }[]
  readonly undo_id: string | null
}

/** Sends rows as a table of their own, and tells of each by its number in the person's file. */
export async function sendRows(
  services: Pick<Services, 'sdk' | 'queryClient'>,
  { operation, given }: Pick<ImportDefinition, 'operation' | 'given'>,
  rows: readonly CheckedRow[],
): Promise<ImportResult | null> {
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
  const table = toCsv([names, ...rows.map(({ values }) => names.map((name) => values[name] ?? ''))])
  const blob = new File([table], 'import.csv', { type: 'text/csv' })
  const mapping = Object.fromEntries(names.map((name) => [name, name]))
  // as: a definition without a way of its own to send is of an import, which takes these.
  const args = { ...given, blob, mapping } as unknown as Args<ImportOperation>
  const result = await runWrite(services, operation as ImportOperation, args)
  return result && resultOf(result.answer, rows)
}

/** Row 2 of what was sent is the first of `rows`. */
const resultOf = (answer: Answer, rows: readonly CheckedRow[]): ImportResult => {
  const numberOf = (row: number) => rows[row - 2]?.number ?? row
  return {
    total: answer.total,
    succeeded: answer.succeeded.map(({ row }) => numberOf(row)),
    failed: answer.failed.map(({ row, error }) => ({ number: numberOf(row), error })),
    undoId: answer.undo_id,
  }
}
