import type { OptionPickerProps, TreeLabels } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { usePinyin } from '../../../kernel/search/use-pinyin.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Failure } from '../../failure.tsx'
import type { FilterOf } from './list-filter.ts'
import type { OptionTeams } from './option-teams.ts'
import { remoteOptions } from './remote-options.ts'
import { isSearched, SELECT_CALLS } from './select-calls.ts'
import { useChosenNames } from './use-chosen-names.ts'

type RecordOptions = Omit<
  OptionPickerProps,
  'label' | 'labels' | 'values' | 'onValuesChange' | 'isMultiple'
> & { readonly labels: TreeLabels }

/**
 * Records of the server as options: those that came at once are narrowed by name and sound, the
 * server searches for the others. Chosen ones have their names, wherever they are from.
 */
export function useRecordOptions(
  of: Pick<FilterOf<'remote'>, 'options' | 'take'>,
  { teams, values }: { readonly teams: OptionTeams; readonly values: readonly string[] },
): RecordOptions {
  const { sdk } = useServices()
  const [search, setSearch] = useState('')
  const all = useQuery(remoteOptions(sdk, of, { teams }))
  const isWhole =
    !isSearched(of.options) || (all.data?.length ?? 0) < SELECT_CALLS[of.options].atOnce
  const found = useQuery({
    ...remoteOptions(sdk, of, { search, teams }),
    enabled: search !== '' && all.isSuccess && !isWhole,
  })
  const { matches, isLoading } = usePinyin(search !== '')
  const nameOf = useChosenNames(of, {
    values,
    known: all.isPending ? undefined : [...(all.data ?? []), ...(found.data ?? [])],
    teams,
  })
  const failed = all.error ? all : found.error ? found : null
  return {
    options: all.data ?? [],
    found: isWhole ? [] : (found.data ?? []),
    onSearch: setSearch,
    matches,
    isLoading: (all.isPending && failed === null) || found.isFetching || isLoading,
    ...(failed === null
      ? {}
      : { failure: <Failure error={failed.error} onRetry={() => void failed.refetch()} /> }),
    nameOf,
    labels: {
      none: i18n.t('listPart.noOption'),
      loading: i18n.t('listPart.loadingOptions'),
      clear: i18n.t('listPart.clearOption'),
      remove: (name) => i18n.t('listPart.dropOption', { name }),
      count: (count) => i18n.t('listPart.optionCount', { count }),
      expand: (name) => i18n.t('listPart.openBranch', { name }),
      collapse: (name) => i18n.t('listPart.closeBranch', { name }),
    },
  }
}
