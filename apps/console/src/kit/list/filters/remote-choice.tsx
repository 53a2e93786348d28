import { Checkbox, ErrorState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Failure } from '../../failure.tsx'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf } from './list-filter.ts'
import { remoteOptions } from './remote-options.ts'
import { SearchBox } from './search-box.tsx'

/** Indent of an option below another, px. */
const STEP_PX = 16

/** Choice of records by name, with a server search while typing. */
export function RemoteChoice({ filter, values, onChange }: ControlProps<FilterOf<'remote'>>) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(remoteOptions(sdk, filter, search))
  const options = data?.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
  return (
    <div className="flex flex-col gap-2">
      <SearchBox hint={t('listPart.findOption')} value={search} onChange={setSearch} />
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {options === undefined && !error ? <Skeleton className="h-24" /> : null}
      {options?.length === 0 ? <ErrorState message={t('listPart.noOption')} /> : null}
      <ul aria-label={filter.label()} className="max-h-64 overflow-y-auto">
        {options?.map(({ value, label, depth = 0 }) => (
          <li
            key={value}
            style={{ paddingInlineStart: depth * STEP_PX }}
            className="flex min-h-[max(32px,var(--target))] items-center"
          >
            <Checkbox
              label={label}
              checked={values.includes(value)}
              onCheckedChange={(isOn) =>
                onChange(isOn ? [...values, value] : values.filter((other) => other !== value))
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
