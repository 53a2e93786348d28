import { nameOfRecord, useRecordNames } from '../../record-names.ts'
import type { NamedRecords } from '../../record-readers.ts'
import type { FilterOf, FilterOption, SelectOperation } from './list-filter.ts'
import type { OptionTeams } from './option-teams.ts'
import { namesTeams } from './select-calls.ts'

/** Records behind a select; tags are known by nothing but their names. */
const KINDS: Readonly<Record<SelectOperation, NamedRecords | undefined>> = {
  'studio_accounts.get_select': 'accounts',
  'access_accounts.get_select': 'logins',
  'carry_sources.get_select': 'sources',
  'users.get_role_select': 'people',
  'users.list': 'people',
  'business_categories.get_select': 'categories',
  'business_teams.list': 'teams',
  'business_teams.goudong_creator_tag_list': undefined,
}

type Chosen = {
  readonly values: readonly string[]
  /** Options that are known by name; undefined until they are read. */
  readonly known: readonly FilterOption[] | undefined
  readonly teams: OptionTeams
}

/**
 * Names of chosen records. A select answers its first records only, or those of one team: the others
 * are read by their ids, all in one request.
 */
export function useChosenNames(
  { options, take = 'id' }: Pick<FilterOf<'remote'>, 'options' | 'take'>,
  { values, known, teams }: Chosen,
): (value: string) => string {
  const kind = take === 'id' ? KINDS[options] : take === 'uid' ? 'uids' : undefined
  const labels = new Map(known?.map(({ value, label }) => [value, label]))
  const leftOut = known ? values.filter((value) => value !== '' && !labels.has(value)) : []
  const names = useRecordNames(kind, leftOut, { withTeam: namesTeams(options, teams) })
  return (value) => {
    const label = labels.get(value)
    if (label !== undefined) return label
    if (kind) return nameOfRecord(kind, names, value)
    return take === 'id' ? `#${value}` : value
  }
}
