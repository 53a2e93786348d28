import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import type { ControlProps } from '../form/form-definition.ts'
import { OwnSelect } from '../form/own-select.tsx'
import type { SelectOperation } from '../list/filters/list-filter.ts'
import { remoteOptions } from '../list/filters/remote-options.ts'
import { SearchBox } from '../list/filters/search-box.tsx'
import { SELECT_CALLS } from '../list/filters/select-calls.ts'
import { withChosen } from '../list/filters/with-chosen.ts'

/**
 * Control that finds a record by name and stores its id.
 *
 * @param take attribute to store, where the operation needs the uid
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
    const isSearched = (all.data?.length ?? 0) >= SELECT_CALLS[options].atOnce
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
