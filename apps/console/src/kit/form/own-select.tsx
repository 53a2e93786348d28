import { Field, Select } from '@omc/ui'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps, FormOption } from './form-definition.ts'

export type OwnSelectProps = ControlProps & {
  readonly options: readonly FormOption[]
  /** Content next to the label, such as a search of the options. */
  readonly aside?: ReactNode
}

/** Select for values that the contract does not list: the form provides the options. */
export function OwnSelect(props: OwnSelectProps) {
  const { t } = useTranslation()
  const { label, hint, error, fact, name, value, options, aside } = props
  const { focusRef, onChange, onBlur } = props
  const mayBeEmpty = !fact.required
  return (
    <Field label={label} hint={hint} error={error} isRequired={!mayBeEmpty} aside={aside}>
      <Select
        // as: the form only focuses this element.
        ref={focusRef as Ref<HTMLSelectElement>}
        name={name}
        options={mayBeEmpty ? [{ value: '', label: t('form.none') }, ...options] : options}
        {...(mayBeEmpty ? {} : { placeholder: t('form.choose') })}
        value={typeof value === 'string' ? value : ''}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  )
}
