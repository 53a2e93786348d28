import { ErrorState } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { useDraft } from '../../kernel/services/use-draft.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../failure.tsx'
import { FormBody } from '../form/form-body.tsx'
import { namesIn, type FormDefinition } from '../form/form-definition.ts'
import { FormDrawer } from '../form/form-drawer.tsx'
import { draftName, KeepDraft } from '../form/keep-draft.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { mayRun } from '../may-run.ts'
import { SidePanel } from '../side-panel.tsx'
import type { DetailDefinition, DetailRecord } from './detail-definition.ts'
import { detailQuery, isGone } from './detail-query.ts'
import { DetailSections } from './detail-sections.tsx'

export type DetailPanelProps = { readonly row: DetailRecord; readonly onClose: () => void }

/** A record in a panel over its list: shows the row's data at once, then the server's. */
export const detailPanel = <Rec extends DetailRecord>(
  detail: DetailDefinition<Rec>,
): ComponentType<DetailPanelProps> =>
  function DetailPanel({ row, onClose }) {
    const { t } = useTranslation()
    const { sdk } = useServices()
    const person = usePerson()
    const { data, error, refetch } = useQuery(detailQuery(sdk, detail, row.id))
    const form = detail.form && mayRun(person, detail.form.operation) ? detail.form : null
    // as: attributes that the row lacks are placeholders until the record has loaded.
    const record = data ?? (row as Rec)
    if (data === undefined && error && (isGone(error) || !isEnough(row, form))) {
      return (
        <SidePanel onClose={onClose} title={detail.title(record)}>
          {isGone(error) ? (
            <ErrorState message={t('form.gone')} />
          ) : (
            <Failure error={error} onRetry={() => void refetch()} />
          )}
        </SidePanel>
      )
    }
    return form ? (
      <ChangePanel detail={detail} form={form} record={record} onClose={onClose} />
    ) : (
      <ShowPanel detail={detail} record={record} onClose={onClose} />
    )
  }

/** Whether the row has all values that the form needs. */
const isEnough = (row: DetailRecord, form: FormDefinition | null): boolean =>
  form !== null &&
  namesIn(form).every((name) => name in row || form.inputs[name]?.kind === 'secret')

type PanelProps<Rec extends DetailRecord> = {
  readonly detail: DetailDefinition<Rec>
  readonly record: Rec
  readonly onClose: () => void
}

function ShowPanel<Rec extends DetailRecord>({ detail, record, onClose }: PanelProps<Rec>) {
  return (
    <SidePanel
      onClose={onClose}
      title={detail.title(record)}
      description={detail.description?.(record)}
    >
      <div className="flex flex-col gap-4">
        <DetailSections detail={detail} record={record} of={null} />
      </div>
    </SidePanel>
  )
}

function ChangePanel<Rec extends DetailRecord>({
  detail,
  form,
  record,
  onClose,
}: PanelProps<Rec> & { readonly form: FormDefinition }) {
  const { shell } = useServices()
  const draft = useDraft(shell.drafts, draftName(form, record))
  const of = useRecordForm(form, { record, draft, onSaved: onClose })
  return (
    <FormDrawer
      of={of}
      title={detail.title(record)}
      description={detail.description?.(record)}
      onClose={onClose}
    >
      <FormBody of={of}>
        <DetailSections detail={detail} record={record} of={of} />
      </FormBody>
      <KeepDraft of={of} />
    </FormDrawer>
  )
}
