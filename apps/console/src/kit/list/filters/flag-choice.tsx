import { RadioGroup } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf } from './list-filter.ts'

/** Yes, no, or both. */
export function FlagChoice({ filter, values, onChange }: ControlProps<FilterOf<'flag'>>) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      label={filter.label()}
      isLabelHidden
      options={[
        { value: '', label: t('listPart.any') },
        { value: 'true', label: filter.yes() },
        { value: 'false', label: filter.no() },
      ]}
      value={values[0] ?? ''}
      onValueChange={(value) => onChange(value === '' ? [] : [value])}
    />
  )
}
