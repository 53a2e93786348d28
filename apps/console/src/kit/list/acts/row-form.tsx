import { useState, type ComponentType } from 'react'
import { FormBody } from '../../form/form-body.tsx'
import type { FormDefinition } from '../../form/form-definition.ts'
import { FormDrawer } from '../../form/form-drawer.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import type { RowPanelProps } from '../list-acts.ts'
import type { ListRow } from '../list-names.ts'

/**
 * Panel with a form for an act on one row. Its inputs are no attributes of the row, so it starts
 * empty, and its `given` names the row.
 */
export const rowForm = <Row extends ListRow>(
  form: FormDefinition,
  name: (row: Row) => string,
): ComponentType<RowPanelProps<Row>> =>
  function RowForm({ row, onClose }) {
    const [ofRow] = useState(() => ({ ...form, given: () => form.given(row) }))
    const of = useRecordForm(ofRow, { record: null, onSaved: onClose })
    return (
      <FormDrawer
        of={of}
        title={form.title()}
        description={form.intro?.() ?? name(row)}
        onClose={onClose}
      >
        <FormBody of={of} />
      </FormDrawer>
    )
  }
