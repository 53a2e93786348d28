import { Chip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import { branchGroups } from './branch-groups.ts'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf } from './list-filter.ts'
import { remoteOptions } from './remote-options.ts'

/** Removable chips of a filter by a tree: one for each whole branch. */
export function TreeChips({ filter, values, onChange }: ControlProps<FilterOf<'remote'>>) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const { data = [] } = useQuery(remoteOptions(sdk, filter))
  return branchGroups(data, values).map(({ value, label = `#${value}`, values: own }) => {
    const name =
      own.length > 1 ? t('listPart.branch', { name: label, count: own.length - 1 }) : label
    const text = t('list.chip', { name: filter.label(), value: name })
    return (
      <Chip
        key={value}
        remove={{
          label: t('list.removeFilter', { filter: text }),
          onRemove: () => onChange(values.filter((other) => !own.includes(other))),
        }}
      >
        {text}
      </Chip>
    )
  })
}
