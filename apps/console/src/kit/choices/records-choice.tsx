import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { Failure } from '../failure.tsx'
import { ChoiceBoxes } from '../form/choice-boxes.tsx'
import type { ControlProps, FormOption } from '../form/form-definition.ts'
import type { SelectOperation } from '../list/filters/list-filter.ts'
import { remoteOptions } from '../list/filters/remote-options.ts'
import { SearchBox } from '../list/filters/search-box.tsx'
import { idsIn } from './ids-in.ts'

/** Options in sight; a search finds the others. */
const SHOWN = 12

/** Names an option plainly. */
const usePlainName =
  () =>
  ({ label }: FormOption): string =>
    label

/**
 * Control that finds records by name and stores their ids; chosen ones stay in sight.
 *
 * @param useName  hook that names an option, where more than its name counts for the choice
 */
export const recordsChoice = (
  options: SelectOperation,
  useName: () => (option: FormOption) => string = usePlainName,
): ComponentType<ControlProps> =>
  function RecordsChoice(props) {
    const { sdk } = useServices()
    const nameOf = useName()
    const [search, setSearch] = useState('')
    const [kept, setKept] = useState<readonly FormOption[]>([])
    const { data, error, refetch } = useQuery(remoteOptions(sdk, { options }, search))
    const ids = idsIn(props.value)
    const chosen = kept.filter(({ value }) => ids.includes(value))
    const others = (data ?? []).filter(({ value }) => !chosen.some((one) => one.value === value))
    const shown = [...chosen, ...others.slice(0, SHOWN)]
    const isSearched = search !== '' || others.length > SHOWN
    return (
      <div className="flex flex-col gap-2">
        {isSearched ? (
          <SearchBox hint={i18n.t('listPart.findOption')} value={search} onChange={setSearch} />
        ) : null}
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
        <ChoiceBoxes
          {...props}
          value={ids}
          hint={data?.length === 0 ? i18n.t('listPart.noOption') : props.hint}
          options={shown.map((option) => ({ ...option, label: nameOf(option) }))}
          onChange={(value) => {
            setKept(shown)
            props.onChange(Array.isArray(value) ? value.join('\n') : value)
          }}
        />
      </div>
    )
  }
