import type { InputFact } from '@omc/sdk'
import { Field } from '@omc/ui'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { labelOf } from './find-faults.ts'
import { isNeeded } from './input-faults.ts'
import type { RecordForm } from './use-record-form.ts'

export type ContractInputProps = {
  readonly of: RecordForm
  readonly name: string
  readonly fact: InputFact
}

/** Wraps a control with the label, hint and fault of its input. */
export function InputField({
  of,
  name,
  fact,
  children,
}: ContractInputProps & { readonly children: ReactNode }) {
  const { form, record } = of
  return (
    <Field
      label={labelOf(form, name)}
      hint={form.hints?.[name]?.()}
      error={useInputFault(of, name)}
      isRequired={isNeeded(fact, record !== null)}
    >
      {children}
    </Field>
  )
}

/** Current fault of an input, from its limits or from the server. */
export function useInputFault({ engine }: RecordForm, name: string): string | undefined {
  const { errors } = useFormState({ control: engine.control, name })
  return errors[name]?.message || undefined
}
