import { Combobox, Field, TreeSelect } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { ControlProps, FormControl } from '../form/form-definition.ts'
import type { SelectOperation } from '../list/filters/list-filter.ts'
import { isTree } from '../list/filters/select-calls.ts'
import { useRecordOptions } from '../list/filters/use-record-options.tsx'
import { useRecordTeams } from '../of-records.tsx'
import { recordWords } from './record-words.tsx'

/**
 * Control that finds a record by name or its sound and stores its id.
 *
 * @param take attribute to store, where the operation needs the uid
 */
export const recordChoice = (options: SelectOperation, take: 'id' | 'uid' = 'id'): FormControl => {
  const Control = isTree(options) ? TreeSelect : Combobox
  function RecordChoice({
    label,
    hint,
    error,
    fact,
    name,
    value,
    onChange,
    onBlur,
    focusRef,
  }: ControlProps) {
    const values = typeof value === 'string' && value !== '' ? [value] : []
    const its = useRecordOptions({ options, take }, { teams: useRecordTeams(), values })
    const mayBeEmpty = !fact.required
    return (
      <Field label={label} hint={hint} error={error} isRequired={!mayBeEmpty}>
        <Control
          {...its}
          label={label}
          name={name}
          inputRef={focusRef}
          placeholder={i18n.t(mayBeEmpty ? 'form.none' : 'form.choose')}
          isClearable={mayBeEmpty}
          values={values}
          onValuesChange={([chosen = '']) => onChange(chosen)}
          onBlur={onBlur}
        />
      </Field>
    )
  }
  return Object.assign(RecordChoice, { Words: recordWords(options, take) })
}
