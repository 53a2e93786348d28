import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { SelectOperation } from '../filters/list-filter.ts'
import { teamsOfRecords } from '../filters/option-teams.ts'
import { remoteOptions } from '../filters/remote-options.ts'
import { useChosenNames } from '../filters/use-chosen-names.ts'

type RecordTextProps = {
  readonly records: SelectOperation
  readonly row: object
  readonly value: unknown
}

/** Name of a chosen record, also of one that is not among the options. */
export function RecordText({ records, row, value }: RecordTextProps) {
  const { sdk } = useServices()
  const teams = teamsOfRecords(usePerson(), [row])
  const of = { options: records }
  const { data = [], isPending } = useQuery(remoteOptions(sdk, of, { teams }))
  const id = typeof value === 'string' ? value : ''
  const nameOf = useChosenNames(of, {
    values: [id],
    known: isPending ? undefined : data,
    teams,
  })
  return id === '' ? '—' : nameOf(id)
}
