import { useState, type ComponentType } from 'react'
import type { FormDefinition } from '../../../kit/form/form-definition.ts'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'

type Row = AskedRow<'business_categories', 'name' | 'parent_id'>

/**
 * Panel with a new category at a place that a row names.
 *
 * @param parentOf id of the parent; null at the top
 */
export const newUnder = (
  form: FormDefinition,
  parentOf: (row: Row) => string | null,
): ComponentType<RowPanelProps<Row>> =>
  function NewUnder({ row, onClose }) {
    const [Panel] = useState(() => {
      const placed = { ...form, given: () => ({ parent_id: parentOf(row) }) }
      return rowForm<Row>(placed, ({ name }) => name)
    })
    return <Panel row={row} onClose={onClose} />
  }
