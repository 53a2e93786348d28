import type { ComponentType } from 'react'
import { useServices } from '../../kernel/services/services-context.ts'
import { useDraft } from '../../kernel/services/use-draft.ts'
import { FormBody } from './form-body.tsx'
import type { FormDefinition } from './form-definition.ts'
import { FormDrawer } from './form-drawer.tsx'
import { draftName, KeepDraft } from './keep-draft.tsx'
import { useRecordForm } from './use-record-form.ts'

export type NewPanelProps = { readonly onClose: () => void }

/** Panel that creates a record. */
export const newPanel = (form: FormDefinition): ComponentType<NewPanelProps> =>
  function NewPanel({ onClose }) {
    const { shell } = useServices()
    const draft = useDraft(shell.drafts, draftName(form, null))
    const of = useRecordForm(form, { record: null, draft, onSaved: onClose })
    return (
      <FormDrawer of={of} title={form.title()} description={form.intro?.()} onClose={onClose}>
        <FormBody of={of} />
        <KeepDraft of={of} />
      </FormDrawer>
    )
  }
