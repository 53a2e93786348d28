import type { ComponentType } from 'react'
import { BoxesInput, OwnInput } from './chosen-inputs.tsx'
import type { ContractInputProps } from './input-field.tsx'
import { inputKind, type InputKind } from './input-kinds.ts'
import { FlagInput, LineInput, SelectInput, TextInput } from './plain-inputs.tsx'
import { SecretInput } from './secret-input.tsx'
import type { RecordForm } from './use-record-form.ts'

const INPUTS: Readonly<Record<InputKind, ComponentType<ContractInputProps>>> = {
  line: LineInput,
  number: LineInput,
  instant: LineInput,
  day: LineInput,
  month: LineInput,
  text: TextInput,
  lines: TextInput,
  one: SelectInput,
  some: BoxesInput,
  flag: FlagInput,
  secret: SecretInput,
}

/** Input for one argument, chosen by its kind or by the form. */
export function FormInput({ of, name }: { readonly of: RecordForm; readonly name: string }) {
  const fact = of.form.inputs[name]
  if (!fact) return null
  const kind = inputKind(fact)
  const Input = of.form.controls?.[name] || kind === null ? OwnInput : INPUTS[kind]
  return <Input of={of} name={name} fact={fact} />
}
