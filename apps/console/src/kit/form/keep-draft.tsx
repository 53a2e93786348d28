import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useKeptDraft, type DraftName } from '../../kernel/services/use-draft.ts'
import type { FormDefinition, FormRecord } from './form-definition.ts'
import type { Typed } from './input-values.ts'
import type { RecordForm } from './use-record-form.ts'

/** Draft name for the form of one record. */
export const draftName = (form: FormDefinition, record: FormRecord | null): DraftName<Typed> =>
  `${form.operation}:${record?.id ?? 'new'}`

/** Keeps unsaved input, without secrets. Separate, so only this component renders per key press. */
export function KeepDraft({ of }: { readonly of: RecordForm }) {
  const { form, record, engine, isDirty, element } = of
  const typed = useWatch({ control: engine.control })
  const draft = useMemo(() => {
    const plain = Object.entries(typed).filter(([name]) => form.inputs[name]?.kind !== 'secret')
    return isDirty && plain.length > 0 ? Object.fromEntries(plain) : null
  }, [isDirty, typed, form])
  useKeptDraft(draftName(form, record), draft, element)
  return null
}
