import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { SelectOperation } from '../filters/list-filter.ts'
import { teamsOfRecords } from '../filters/option-teams.ts'
import { remoteOptions } from '../filters/remote-options.ts'

type RecordTextProps = {
  readonly records: SelectOperation
  readonly row: object
  readonly value: unknown
}

/** Name of a chosen record; one whose name is not known keeps its number. */
export function RecordText({ records, row, value }: RecordTextProps) {
  const { sdk } = useServices()
  const teams = teamsOfRecords(usePerson(), [row])
  const { data = [] } = useQuery(remoteOptions(sdk, { options: records }, { teams }))
  if (typeof value !== 'string') return '—'
  return data.find((option) => option.value === value)?.label ?? `#${value}`
}
