import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { branchGroups } from './branch-groups.ts'
import type { FilterOf, FilterValues } from './list-filter.ts'
import { teamsOfFilter } from './option-teams.ts'
import { remoteOptions } from './remote-options.ts'
import { isTree } from './select-calls.ts'
import { useChosenNames } from './use-chosen-names.ts'

type NamedValuesProps = {
  readonly filter: FilterOf<'remote'>
  readonly values: readonly string[]
  /** All filters that are set. */
  readonly all: FilterValues
  readonly children: (name: string, values: readonly string[]) => ReactNode
}

/**
 * The records that a filter names, by their names, also those that are not among the options. Of a
 * tree each whole branch is one.
 */
export function NamedValues({ filter, values, all, children }: NamedValuesProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const teams = teamsOfFilter(usePerson(), all)
  const { data = [], isPending } = useQuery(remoteOptions(sdk, filter, { teams }))
  const nameOf = useChosenNames(filter, { values, known: isPending ? undefined : data, teams })
  const groups = isTree(filter.options)
    ? branchGroups(data, values)
    : values.map((value) => ({ value, values: [value] }))
  return groups.map(({ value, values: own }) => {
    const name = nameOf(value)
    const count = own.length - 1
    return children(count > 0 ? t('listPart.branch', { name, count }) : name, own)
  })
}
