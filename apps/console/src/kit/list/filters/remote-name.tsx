import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { FilterOf } from './list-filter.ts'
import { remoteOptions } from './remote-options.ts'

type RemoteNameProps = { readonly filter: FilterOf<'remote'>; readonly value: string }

/** Filter and record by their names; a record that is not among the options keeps its number. */
export function RemoteName({ filter, value }: RemoteNameProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const { data = [] } = useQuery(remoteOptions(sdk, filter))
  const name = data.find((option) => option.value === value)?.label ?? `#${value}`
  return t('list.chip', { name: filter.label(), value: name })
}
