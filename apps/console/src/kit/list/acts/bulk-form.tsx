import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { FormBody } from '../../form/form-body.tsx'
import type { FormDefinition } from '../../form/form-definition.ts'
import { FormDrawer } from '../../form/form-drawer.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import type { BulkPanelProps } from '../list-acts.ts'
import type { ListRow } from '../list-names.ts'
import { readBatch } from './read-batch.ts'

/**
 * Panel with a form that runs its operation on the selected rows.
 *
 * @param given  arguments that name the rows; default: their ids as `ids`
 */
export const bulkForm = <Row extends ListRow>(
  form: FormDefinition,
  given: (rows: readonly Row[]) => object = idsOf,
): ComponentType<BulkPanelProps<Row>> =>
  function BulkForm({ rows, onClose, onDone }) {
    const { t } = useTranslation()
    const [ofRows] = useState(() => ({ ...form, given: () => given(rows) }))
    const of = useRecordForm(ofRows, {
      record: null,
      onSaved(answer) {
        onClose()
        const batch = readBatch(answer)
        if (batch) onDone(batch)
      },
    })
    return (
      <FormDrawer
        of={of}
        title={form.title()}
        description={form.intro?.() ?? t('list.chosen', { count: rows.length })}
        onClose={onClose}
      >
        <FormBody of={of} />
      </FormDrawer>
    )
  }

const idsOf = (rows: readonly ListRow[]) => ({ ids: rows.map(({ id }) => id) })
