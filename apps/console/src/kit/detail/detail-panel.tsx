import { ErrorState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { useDraft } from '../../kernel/services/use-draft.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../failure.tsx'
import { FormBody } from '../form/form-body.tsx'
import { namesIn, type FormDefinition } from '../form/form-definition.ts'
import { FormDrawer } from '../form/form-drawer.tsx'
import { draftName, KeepDraft } from '../form/keep-draft.tsx'
import { useRecordForm, type RecordForm } from '../form/use-record-form.ts'
import { mayRun } from '../may-run.ts'
import { OfRecords } from '../of-records.tsx'
import { SidePanel } from '../side-panel.tsx'
import type { DetailDefinition, DetailRecord } from './detail-definition.ts'
import { detailQuery, isGone } from './detail-query.ts'
import { DetailSections } from './detail-sections.tsx'
import { TwoPanes, type PaneName } from './two-panes.tsx'

export type DetailPanelProps = { readonly row: DetailRecord; readonly onClose: () => void }

export type BesideProps = {
  readonly of: RecordForm
  readonly record: DetailRecord
  /** Focuses an input, in whichever pane it is. */
  readonly onGo: (input: string) => void
}

/** Beside the inputs of a record, such as what they look like when published. */
export type BesideForm = {
  readonly label: () => string
  /** Of the inputs. */
  readonly mainLabel: () => string
  readonly Part: ComponentType<BesideProps>
}

/**
 * A record in a panel over its list: shows the row's data at once, then the server's. A form waits
 * for the record where the row lacks some of its values.
 *
 * @param beside  second pane of a wide panel; below 1200 px a second tab
 */
export const detailPanel = <Rec extends DetailRecord>(
  detail: DetailDefinition<Rec>,
  beside?: BesideForm,
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
    // A form without its values could overwrite them.
    if (data === undefined && form && !isEnough(row, form)) {
      return (
        <SidePanel
          onClose={onClose}
          title={detail.title(record) || form.title()}
          size={beside ? 'xl' : 'md'}
        >
          <div aria-busy>
            <Skeleton lines={6} />
          </div>
        </SidePanel>
      )
    }
    return form ? (
      <OfRecords value={[record]}>
        <ChangePanel
          detail={detail}
          form={form}
          record={record}
          beside={beside}
          onClose={onClose}
        />
      </OfRecords>
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
  form: plain,
  record,
  beside,
  onClose,
}: PanelProps<Rec> & {
  readonly form: FormDefinition
  readonly beside: BesideForm | undefined
}) {
  const { shell } = useServices()
  // A record that somebody else moves meanwhile keeps the form with what was typed.
  const [form] = useState(() => detail.formIn?.(record) ?? plain)
  const draft = useDraft(shell.drafts, draftName(form, record))
  const [pane, setPane] = useState<PaneName>('main')
  const of = useRecordForm(form, {
    record,
    draft,
    onSaved: onClose,
    onFaults: ([first]) => go(first),
  })
  function go(input: string | undefined) {
    // A hidden input takes no focus.
    flushSync(() => setPane('main'))
    if (input !== undefined) of.engine.setFocus(input)
  }
  const body = (
    <FormBody of={of}>
      <DetailSections detail={detail} record={record} of={of} />
    </FormBody>
  )
  return (
    <FormDrawer
      of={of}
      title={detail.title(record)}
      description={detail.description?.(record)}
      size={beside ? 'xl' : 'md'}
      onClose={onClose}
    >
      {beside ? (
        <TwoPanes
          label={form.title()}
          chosen={pane}
          onChoose={setPane}
          main={{ label: beside.mainLabel(), node: body }}
          beside={{
            label: beside.label(),
            node: <beside.Part of={of} record={record} onGo={go} />,
          }}
        />
      ) : (
        body
      )}
      <KeepDraft of={of} />
    </FormDrawer>
  )
}
