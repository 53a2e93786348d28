import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { branchGroups } from './branch-groups.ts'
import type { FilterOf, FilterOption, FilterValues } from './list-filter.ts'
import { teamsOfFilter } from './option-teams.ts'
import { remoteOptions } from './remote-options.ts'
import { isTree } from './select-calls.ts'

type NamedValuesProps = {
  readonly filter: FilterOf<'remote'>
  readonly values: readonly string[]
  /** All filters that are set. */
  readonly all: FilterValues
  readonly children: (name: string, values: readonly string[]) => ReactNode
}

/**
 * The records that a filter names, by their names; a record that is not among the options keeps its
 * number. Of a tree each whole branch is one.
 */
export function NamedValues({ filter, values, all, children }: NamedValuesProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const teams = teamsOfFilter(usePerson(), all)
  const { data = [] } = useQuery(remoteOptions(sdk, filter, { teams }))
  const groups = isTree(filter.options) ? branchGroups(data, values) : oneByOne(data, values)
  return groups.map(({ value, label: name = `#${value}`, values: own }) =>
    children(own.length > 1 ? t('listPart.branch', { name, count: own.length - 1 }) : name, own),
  )
}

const oneByOne = (options: readonly FilterOption[], values: readonly string[]) =>
  values.map((value) => ({
    value,
    label: options.find((option) => option.value === value)?.label,
    values: [value],
  }))
