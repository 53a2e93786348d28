import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../may-run.ts'
import { useRecordNames } from '../../record-names.ts'
import { CutText } from '../cut-text.tsx'
import { remoteOptions } from '../filters/remote-options.ts'

const TEAMS = { options: 'business_teams.list' } as const

/** Name of the team that a row belongs to: one read for all rows, which the filter shares. */
export function TeamCell({ row }: { readonly row: object }) {
  const { sdk } = useServices()
  const { data } = useQuery({
    ...remoteOptions(sdk, TEAMS),
    staleTime: Infinity,
    // The number stands in for a name that cannot be read.
    meta: { isShownInPlace: true },
    enabled: mayRun(usePerson(), TEAMS.options),
  })
  const id: unknown = Reflect.get(row, 'business_team_id')
  const known = data?.find(({ value }) => value === id)?.label
  // Of more teams than one read answers, the others are asked for by themselves.
  const isLeftOut = data !== undefined && known === undefined && typeof id === 'string'
  const names = useRecordNames('teams', isLeftOut ? [id] : [])
  if (typeof id !== 'string') return '—'
  const name = known ?? names?.get(id) ?? `#${id}`
  return (
    <span className="block max-w-48 min-w-32 touch:max-w-none touch:min-w-0">
      <CutText text={name} />
    </span>
  )
}
