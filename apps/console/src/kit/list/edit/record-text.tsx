import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { SelectOperation } from '../filters/list-filter.ts'
import { remoteOptions } from '../filters/remote-options.ts'

type RecordTextProps = { readonly records: SelectOperation; readonly value: unknown }

/** Name of a chosen record; one whose name is not known keeps its number. */
export function RecordText({ records, value }: RecordTextProps) {
  const { sdk } = useServices()
  const { data = [] } = useQuery(remoteOptions(sdk, { options: records }))
  if (typeof value !== 'string') return '—'
  return data.find((option) => option.value === value)?.label ?? `#${value}`
}
