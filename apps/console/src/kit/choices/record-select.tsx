import { Combobox, Field } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { SelectOperation } from '../list/filters/list-filter.ts'
import { teamsOfFilter } from '../list/filters/option-teams.ts'
import { remoteOptions } from '../list/filters/remote-options.ts'
import { useRecordOptions } from '../list/filters/use-record-options.tsx'
import { Loaded } from '../loaded.tsx'

type RecordSelectProps = {
  readonly options: SelectOperation
  readonly label: string
  readonly hint?: string
  readonly placeholder: string
  /** Empty before one is chosen. */
  readonly chosen: string
  readonly onChoose: (chosen: string) => void
}

/** Chooses one record by its name or sound, of all that the person sees. */
export function RecordSelect(props: RecordSelectProps) {
  const { sdk } = useServices()
  const { options, label, hint, placeholder, chosen, onChoose } = props
  const values = chosen === '' ? [] : [chosen]
  const teams = teamsOfFilter(usePerson(), {})
  const its = useRecordOptions({ options }, { teams, values })
  // The first options by the same key: without any, the choice says so in its place.
  const first = useQuery(remoteOptions(sdk, { options }, { teams }))
  return (
    <Loaded query={first}>
      {() => (
        <Field label={label} hint={hint}>
          <Combobox
            {...its}
            label={label}
            placeholder={placeholder}
            values={values}
            onValuesChange={([next]) => {
              if (next !== undefined) onChoose(next)
            }}
          />
        </Field>
      )}
    </Loaded>
  )
}
