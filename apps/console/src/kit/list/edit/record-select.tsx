import { Select, type SelectProps } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { SelectOperation } from '../filters/list-filter.ts'
import { remoteOptions } from '../filters/remote-options.ts'
import { SearchBox } from '../filters/search-box.tsx'
import { SELECT_CALLS } from '../filters/select-calls.ts'
import { withChosen } from '../filters/with-chosen.ts'

type RecordSelectProps = Omit<SelectProps, 'options' | 'value'> & {
  readonly records: SelectOperation
  readonly value: string
  readonly mayBeEmpty: boolean
}

/** Choice of a record by name in a cell, with a search where there are many. */
export function RecordSelect({ records, mayBeEmpty, ...select }: RecordSelectProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const [search, setSearch] = useState('')
  const all = useQuery(remoteOptions(sdk, { options: records }))
  const found = useQuery(remoteOptions(sdk, { options: records }, search))
  const options = withChosen(found.data ?? [], all.data ?? [], select.value)
  return (
    <>
      <Select
        {...select}
        options={mayBeEmpty ? [{ value: '', label: t('form.none') }, ...options] : options}
      />
      {(all.data?.length ?? 0) >= SELECT_CALLS[records].atOnce ? (
        <SearchBox hint={t('listPart.findOption')} value={search} onChange={setSearch} />
      ) : null}
      {found.error ? (
        <span role="alert" className="text-xs whitespace-normal text-danger-fg">
          {errorText(found.error, currentLanguage())}
        </span>
      ) : null}
    </>
  )
}

type RecordTextProps = { readonly records: SelectOperation; readonly value: unknown }

/** Name of a chosen record; one whose name is not known keeps its number. */
export function RecordText({ records, value }: RecordTextProps) {
  const { sdk } = useServices()
  const { data = [] } = useQuery(remoteOptions(sdk, { options: records }))
  if (typeof value !== 'string') return '—'
  return data.find((option) => option.value === value)?.label ?? `#${value}`
}
