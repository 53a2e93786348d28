import type { FieldKind, InputFact } from '@omc/sdk'
import { Checkbox, Input, Select, Textarea, type InputProps } from '@omc/ui'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FaultLine } from './fault-line.tsx'
import { labelOf } from './find-faults.ts'
import { InputField, useInputFault, type ContractInputProps } from './input-field.tsx'
import { inputKind } from './input-kinds.ts'
import { optionsOf } from './options-of.ts'

/** Input attributes by kind of value, e.g. for the keyboard or the calendar. */
const HELPS: Readonly<Partial<Record<FieldKind, InputProps>>> = {
  instant: { type: 'datetime-local' },
  day: { type: 'date' },
  month: { type: 'month' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  image: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  key: { autoCapitalize: 'none', spellCheck: false },
  id: { inputMode: 'numeric' },
  yuan: { startSlot: '¥' },
  percent: { endSlot: '%' },
}

const helpsFor = (fact: InputFact): InputProps => ({
  ...(inputKind(fact) === 'number' ? { inputMode: fact.integer ? 'numeric' : 'decimal' } : {}),
  ...HELPS[fact.kind],
})

/** Single-line input for a text, a number or a day; uncontrolled. */
export function LineInput(props: ContractInputProps) {
  const { of, name, fact } = props
  return (
    <InputField {...props}>
      <Input
        autoComplete={of.form.autoComplete?.[name] ?? 'off'}
        {...helpsFor(fact)}
        {...of.engine.register(name)}
      />
    </InputField>
  )
}

/** Multi-line input for a long text, or a list with one entry per line. */
export function TextInput(props: ContractInputProps) {
  return (
    <InputField {...props}>
      <Textarea rows={4} {...props.of.engine.register(props.name)} />
    </InputField>
  )
}

/** Select for one value of a short list. */
export function SelectInput(props: ContractInputProps) {
  const { t } = useTranslation()
  const { of, name, fact } = props
  const options = optionsOf(of.form, name, fact)
  const none = fact.nullable ? [{ value: '', label: t('form.none') }] : []
  return (
    <InputField {...props}>
      <Select
        options={[...none, ...options]}
        {...(fact.nullable ? {} : { placeholder: t('form.choose') })}
        {...of.engine.register(name)}
      />
    </InputField>
  )
}

/** Checkbox. */
export function FlagInput({ of, name }: ContractInputProps) {
  const { field } = useController({ control: of.engine.control, name })
  const { ref, value, onChange, onBlur } = field
  const error = useInputFault(of, name)
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        ref={ref}
        name={name}
        label={labelOf(of.form, name)}
        description={of.form.hints?.[name]?.()}
        checked={value === true}
        onCheckedChange={onChange}
        onBlur={onBlur}
        aria-describedby={error ? id : undefined}
        aria-invalid={error ? true : undefined}
      />
      <FaultLine id={id} error={error} />
    </div>
  )
}
