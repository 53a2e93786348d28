import { OptionPicker, TreePicker } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf, FilterValues } from './list-filter.ts'
import { teamsOfFilter } from './option-teams.ts'
import { isTree } from './select-calls.ts'
import { useRecordOptions } from './use-record-options.tsx'

/** Maximum number of records that the server accepts in one filter. */
const MOST_RECORDS = 100

type RemoteChoiceProps = ControlProps<FilterOf<'remote'>> & { readonly all: FilterValues }

/** Choice of records by name or its sound, with a server search while typing. */
export function RemoteChoice({ filter, values, onChange, all }: RemoteChoiceProps) {
  const { t } = useTranslation()
  const its = useRecordOptions(filter, { teams: teamsOfFilter(usePerson(), all), values })
  const [isTooMany, setTooMany] = useState(false)
  const Picker = isTree(filter.options) ? TreePicker : OptionPicker
  return (
    <>
      <Picker
        {...its}
        label={filter.label()}
        placeholder={t('listPart.findOption')}
        isMultiple
        values={values}
        onValuesChange={(next) => {
          setTooMany(next.length > MOST_RECORDS)
          // A branch is chosen with all below it.
          if (next.length <= MOST_RECORDS) onChange(next)
        }}
      />
      {isTooMany ? (
        <p role="alert" className="pt-2 text-xs text-danger-fg">
          {t('listPart.tooManyWords', { most: MOST_RECORDS })}
        </p>
      ) : null}
    </>
  )
}
