import { Combobox, Field } from '@omc/ui'
import type { ComponentType } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { ControlProps, FormOption } from '../form/form-definition.ts'
import type { SelectOperation } from '../list/filters/list-filter.ts'
import { useRecordOptions } from '../list/filters/use-record-options.tsx'
import { useRecordTeams } from '../of-records.tsx'
import { idsIn } from './ids-in.ts'

/** Names an option plainly. */
const usePlainName =
  () =>
  ({ label }: FormOption): string =>
    label

/**
 * Control that finds records by name or its sound and stores their ids; chosen ones stay in sight.
 *
 * @param useName  hook that names an option, where more than its name counts for the choice
 */
export const recordsChoice = (
  options: SelectOperation,
  useName: () => (option: FormOption) => string = usePlainName,
): ComponentType<ControlProps> =>
  function RecordsChoice({ label, hint, error, fact, name, value, onChange, onBlur, focusRef }) {
    const values = idsIn(value)
    const its = useRecordOptions({ options }, { teams: useRecordTeams(), values })
    const nameOf = useName()
    const named = (some: typeof its.options = []) =>
      some.map((option) => ({ ...option, label: nameOf(option) }))
    return (
      <Field label={label} hint={hint} error={error} isRequired={fact.required ?? false}>
        <Combobox
          {...its}
          options={named(its.options)}
          found={named(its.found)}
          label={label}
          name={name}
          inputRef={focusRef}
          placeholder={i18n.t('form.choose')}
          isMultiple
          values={values}
          onValuesChange={(ids) => onChange(ids.join('\n'))}
          onBlur={onBlur}
        />
      </Field>
    )
  }
