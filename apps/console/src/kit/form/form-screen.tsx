import type { Sdk } from '@omc/sdk'
import { ErrorState } from '@omc/ui'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScreenPart } from '../../kernel/router/screen-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useDraft } from '../../kernel/services/use-draft.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Loaded } from '../loaded.tsx'
import { mayRun } from '../may-run.ts'
import { PageHeading } from '../page-heading.tsx'
import { FormBody } from './form-body.tsx'
import type { FormDefinition, FormRecord } from './form-definition.ts'
import { draftName, KeepDraft } from './keep-draft.tsx'
import { SaveBar } from './save-bar.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useSaveKey } from './use-save-key.ts'

/**
 * Screen with a form that starts empty, such as a change of password.
 *
 * @param Below  further card, also for people who may not run the form
 */
export const formScreen = (form: FormDefinition, Below?: ComponentType): ScreenPart =>
  function FormScreen() {
    return (
      <FormPage form={form} below={Below ? <Below /> : null}>
        <FormCard form={form} record={null} />
      </FormPage>
    )
  }

/** Source of a settings form's current values. */
export type SettingsFrom<Answer> = {
  /** Query as created by `read`. */
  readonly query: (sdk: Sdk) => UseQueryOptions<Answer>
  readonly record: (answer: Answer) => FormRecord
}

/** Screen with a form that edits current settings. */
export function settingsScreen<Answer>(
  form: FormDefinition,
  { query, record }: SettingsFrom<Answer>,
): ScreenPart {
  function SettingsScreen() {
    const { sdk } = useServices()
    const answer = useQuery(query(sdk))
    return (
      <FormPage form={form}>
        <Loaded query={answer}>
          {(values) => <FormCard form={form} record={record(values)} />}
        </Loaded>
      </FormPage>
    )
  }
  return SettingsScreen
}

type FormPageProps = {
  readonly form: FormDefinition
  readonly children: ReactNode
  readonly below?: ReactNode
}

/** Heading of the screen, and in place of a forbidden form the reason. */
function FormPage({ form, children, below }: FormPageProps) {
  const { t } = useTranslation()
  const isAllowed = mayRun(usePerson(), form.operation)
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-4">
      <PageHeading description={form.intro?.()}>{form.title()}</PageHeading>
      {isAllowed ? children : <ErrorState message={t('form.forbidden')} />}
      {below}
    </div>
  )
}

type FormCardProps = { readonly form: FormDefinition; readonly record: FormRecord | null }

/** Form card whose save bar stays visible at the bottom of the screen. */
function FormCard({ form, record }: FormCardProps) {
  const { shell } = useServices()
  const draft = useDraft(shell.drafts, draftName(form, record))
  const of = useRecordForm(form, { record, draft })
  useSaveKey(of.element)
  return (
    <div className="rounded-card border border-line bg-surface">
      <div className="p-4">
        <FormBody of={of} />
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 rounded-b-card border-t border-line bg-surface px-4 py-2.5">
        <SaveBar of={of} />
      </div>
      <KeepDraft of={of} />
    </div>
  )
}
