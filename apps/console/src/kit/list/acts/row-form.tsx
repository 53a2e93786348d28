import { useState, type ComponentType } from 'react'
import { useServices } from '../../../kernel/services/services-context.ts'
import { FormBody } from '../../form/form-body.tsx'
import type { FormDefinition } from '../../form/form-definition.ts'
import { FormDrawer } from '../../form/form-drawer.tsx'
import { useRecordForm, type RecordForm } from '../../form/use-record-form.ts'
import { undoIdOf } from '../../tasks/read-batch.ts'
import type { RowPanelProps } from '../list-acts.ts'
import type { ListRow } from '../list-names.ts'
import { tellBatch } from './tell-batch.ts'

/**
 * Panel with a form for an act on one row. Its inputs are no attributes of the row, so it starts
 * empty, and its `given` names the row. Its message offers an undo where the answer has one.
 */
export const rowForm = <Row extends ListRow>(
  form: FormDefinition,
  name: (row: Row) => string,
): ComponentType<RowPanelProps<Row>> =>
  function RowForm({ row, onClose }) {
    const [ofRow] = useState(() => ({ ...form, given: () => form.given(row) }))
    const services = useServices()
    const of = useRecordForm(ofRow, {
      record: null,
      tell: (answer, title) =>
        tellBatch(services, form.operation, { undo_id: undoIdOf(answer) }, title),
      onSaved: onClose,
    })
    return <RowDrawer of={of} form={form} name={name(row)} onClose={onClose} />
  }

/** Panel that changes a row, which has the values of all inputs. */
export const rowEdit = <Row extends ListRow>(
  form: FormDefinition,
  name: (row: Row) => string,
): ComponentType<RowPanelProps<Row>> =>
  function RowEdit({ row, onClose }) {
    const of = useRecordForm(form, { record: row, onSaved: onClose })
    return <RowDrawer of={of} form={form} name={name(row)} onClose={onClose} />
  }

type RowDrawerProps = {
  readonly of: RecordForm
  readonly form: FormDefinition
  readonly name: string
  readonly onClose: () => void
}

const RowDrawer = ({ of, form, name, onClose }: RowDrawerProps) => (
  <FormDrawer of={of} title={form.title()} description={form.intro?.() ?? name} onClose={onClose}>
    <FormBody of={of} />
  </FormDrawer>
)
