import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import type { ControlProps, FormOption } from '../form/form-definition.ts'
import { OwnSelect } from '../form/own-select.tsx'
import type { SelectOperation } from '../list/filters/list-filter.ts'
import { remoteOptions } from '../list/filters/remote-options.ts'
import { SearchBox } from '../list/filters/search-box.tsx'

/** The server offers no more at once: below it there is nothing left to search for. */
const MOST_OPTIONS = 100

/**
 * A control that asks for a record by its name, and keeps its id.
 *
 * @param take what is kept instead, where the operation asks for it
 */
export const recordChoice = (
  options: SelectOperation,
  take: 'id' | 'uid' = 'id',
): ComponentType<ControlProps> =>
  function RecordChoice(props) {
    const { t } = useTranslation()
    const { sdk } = useServices()
    const [search, setSearch] = useState('')
    const all = useQuery(remoteOptions(sdk, { options, take }))
    const found = useQuery(remoteOptions(sdk, { options, take }, search))
    const isSearched = (all.data?.length ?? 0) >= MOST_OPTIONS
    return (
      <OwnSelect
        {...props}
        options={withChosen(found.data ?? [], all.data ?? [], props.value)}
        {...(isSearched
          ? {
              aside: (
                <SearchBox hint={t('listPart.findOption')} value={search} onChange={setSearch} />
              ),
            }
          : {})}
      />
    )
  }

/** What is chosen stays on offer, whatever is searched for; without a name it shows its number. */
function withChosen(
  found: readonly FormOption[],
  all: readonly FormOption[],
  chosen: unknown,
): readonly FormOption[] {
  if (typeof chosen !== 'string' || chosen === '') return found
  if (found.some(({ value }) => value === chosen)) return found
  const known = all.find(({ value }) => value === chosen)
  return [known ?? { value: chosen, label: `#${chosen}` }, ...found]
}
