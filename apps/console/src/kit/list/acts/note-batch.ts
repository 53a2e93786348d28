import type { Services } from '../../../kernel/services/services-context.ts'
import type { BatchResult } from '../../tasks/read-batch.ts'
import { noteCalls } from '../../tasks/run-calls.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { CALL_SIZE, type NamedAct } from '../open-act.ts'

/** A batch that one call did. */
export type BatchDone<Row> = {
  readonly result: BatchResult
  readonly act: NamedAct
  readonly rows: readonly Row[]
  /** Arguments of a call for some of the rows. */
  readonly args: (rows: readonly Row[]) => object
}

/** Shows a batch in which rows failed as a task, where they can be run again. */
export function noteBatch<Row extends ListRow>(
  services: Services,
  list: ListDefinition<Row>,
  { result, act, rows, args }: BatchDone<Row>,
): void {
  const subjects = rows.map((row) => ({ id: row.id, name: list.rowName(row), row }))
  noteCalls(
    services,
    {
      title: act.label(),
      operation: act.operation,
      count: rows.length,
      rows: async () => subjects,
      args: (some) => args(some.map(({ row }) => row)),
      size: CALL_SIZE,
    },
    { rows: subjects, answer: result },
  )
}
