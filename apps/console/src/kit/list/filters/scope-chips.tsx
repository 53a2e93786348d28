import { Chip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { fixedBy, type Scope } from '../list-scope.ts'
import { offerQuery } from '../offer-query.ts'
import { platformName } from '../platform-name.ts'
import type { ListFilter } from './list-filter.ts'

type ScopeChipsProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly scope: Scope
}

/** What a screen narrows its rows to: chips that cannot be taken off. @source screens §0.3 */
export function ScopeChips<Row extends ListRow>({ list, scope }: ScopeChipsProps<Row>) {
  const { t } = useTranslation()
  const fixed = Object.entries(fixedBy(subjectOf(scope), list.scope))
  const declared = [...list.filters, ...(list.moreFilters ?? [])]
  const isDeclared = fixed.every(([name]) => declared.some((filter) => filter.name === name))
  const { data } = useQuery({ ...offerQuery(list.resource), enabled: !isDeclared })
  const known = [...declared, ...(data?.filters ?? [])]
  return fixed.map(([name, values]) => {
    const filter = known.find((one) => one.name === name)
    if (!filter) return null
    return (
      <Chip key={name} title={t('listPart.fixed')}>
        {t('list.chip', {
          name: filter.label(),
          value: values.map((value) => textOf(filter, value)).join(' · '),
        })}
      </Chip>
    )
  })
}

/** Accounts, agencies and days stand elsewhere on the screens that are about them. */
const subjectOf = ({ channels, channel, platforms, sources, contentType }: Scope): Scope => ({
  ...(channels ? { channels } : {}),
  ...(channel ? { channel } : {}),
  ...(platforms ? { platforms } : {}),
  ...(sources ? { sources } : {}),
  ...(contentType ? { contentType } : {}),
})

const textOf = (filter: ListFilter, value: string): string =>
  (filter.kind === 'choice'
    ? filter.options().find((option) => option.value === value)?.label
    : undefined) ?? platformName(value)
