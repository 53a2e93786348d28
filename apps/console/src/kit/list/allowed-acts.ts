import type { OperationId } from '@omc/sdk'
import type { Person } from '../../kernel/session/person.ts'
import { mayRun } from '../may-run.ts'
import { restoreAct } from './acts/restore-act.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'

/** Acts and edits of a list that a person may run; in the trash only restoring. */
export function allowedActs<Row extends ListRow>(
  list: ListDefinition<Row>,
  person: Person | null,
  isTrash: boolean,
) {
  const allowed = <One extends { readonly operation: OperationId }>(acts: readonly One[] = []) =>
    acts.filter(({ operation }) => mayRun(person, operation))
  const rowActs = allowed(isTrash ? restoreAct(list) : list.row)
  return {
    bulk: isTrash ? [] : allowed(list.bulk),
    rowActs,
    /** Acts that apply to a row. */
    actsOf: (row: Row) =>
      rowActs.filter(({ isFor }) => person !== null && (isFor?.(row, person) ?? true)),
    pageActs: allowed(list.page),
    edit: list.edit && !isTrash && mayRun(person, list.edit.operation) ? list.edit : null,
  }
}
