import { Chip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { FilterOf } from './list-filter.ts'
import { remoteOptions } from './remote-options.ts'

type RemoteChipProps = {
  readonly filter: FilterOf<'remote'>
  readonly value: string
  readonly onRemove: () => void
}

/** Filter and record by their names; a record that is not among the options keeps its number. */
export function RemoteChip({ filter, value, onRemove }: RemoteChipProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const { data = [] } = useQuery(remoteOptions(sdk, filter))
  const name = data.find((option) => option.value === value)?.label ?? `#${value}`
  const text = t('list.chip', { name: filter.label(), value: name })
  return <Chip remove={{ label: t('list.removeFilter', { filter: text }), onRemove }}>{text}</Chip>
}
