import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import { FormBody } from '../../form/form-body.tsx'
import type { FormDefinition } from '../../form/form-definition.ts'
import { FormDrawer } from '../../form/form-drawer.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { readBatch } from '../../tasks/read-batch.ts'
import type { BulkPanelProps } from '../list-acts.ts'
import type { ListRow } from '../list-names.ts'
import { tellBatch } from './tell-batch.ts'

/**
 * Panel with a form that runs its operation on the selected rows.
 *
 * @param given  arguments that name the rows; default: their ids as `ids`
 */
export const bulkForm = <Row extends ListRow>(
  form: FormDefinition,
  given: (rows: readonly Row[]) => object = idsOf,
): ComponentType<BulkPanelProps<Row>> =>
  function BulkForm({ rows, many, onClose, onDone }) {
    const { t } = useTranslation()
    const services = useServices()
    const [ofRows] = useState(() => ({ ...form, given: () => given(rows) }))
    const argsWith = (values: object) => (some: readonly Row[]) => ({ ...given(some), ...values })
    const of = useRecordForm(ofRows, {
      record: null,
      // A message with an undo; failed rows are shown one by one instead.
      tell(answer, title) {
        const batch = readBatch(answer)
        if (batch === null) services.toasts.show({ tone: 'success', title })
        else if (batch.failed.length === 0) tellBatch(services, form.operation, batch, title)
      },
      onSaved(answer, values) {
        onClose()
        const batch = readBatch(answer)
        if (batch) onDone(batch, argsWith(values))
      },
      ...(many
        ? {
            onSubmit(values: object) {
              onClose()
              many.start(argsWith(values))
            },
          }
        : {}),
    })
    return (
      <FormDrawer
        of={of}
        title={form.title()}
        description={form.intro?.() ?? t('list.chosen', { count: many?.count ?? rows.length })}
        onClose={onClose}
      >
        <FormBody of={of} />
      </FormDrawer>
    )
  }

const idsOf = (rows: readonly ListRow[]) => ({ ids: rows.map(({ id }) => id) })
