import { OptionPicker } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf } from './list-filter.ts'
import { useRecordOptions } from './use-record-options.tsx'

/** Choice of records by name or its sound, with a server search while typing. */
export function RemoteChoice({ filter, values, onChange }: ControlProps<FilterOf<'remote'>>) {
  const { t } = useTranslation()
  const its = useRecordOptions(filter)
  return (
    <OptionPicker
      {...its}
      label={filter.label()}
      placeholder={t('listPart.findOption')}
      isMultiple
      values={values}
      onValuesChange={onChange}
    />
  )
}
