import { Combobox, Select } from '@omc/ui'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { SelectOperation } from '../../kit/list/filters/list-filter.ts'
import { teamsOfRecords } from '../../kit/list/filters/option-teams.ts'
import { useRecordOptions } from '../../kit/list/filters/use-record-options.tsx'

type ChooserProps = {
  readonly label: string
  readonly records: SelectOperation
  /** Rows that change hands: records of their team are offered. None switch the choice off. */
  readonly rows: readonly object[]
  readonly onChoose: (record: { readonly id: string; readonly name: string }) => void
}

const WIDE = 'min-w-full flex-1'
const NONE: readonly string[] = []

/** A choice of who gets the rows; it opens the preview. */
export const Chooser = (props: ChooserProps) =>
  props.rows.length === 0 ? (
    <Select
      disabled
      aria-label={props.label}
      value=""
      placeholder={props.label}
      options={[]}
      className={WIDE}
    />
  ) : (
    <RecordChooser {...props} />
  )

function RecordChooser({ label, records, rows, onChoose }: ChooserProps) {
  const teams = teamsOfRecords(usePerson(), rows)
  const its = useRecordOptions({ options: records }, { teams, values: NONE })
  return (
    <Combobox
      {...its}
      label={label}
      placeholder={label}
      values={NONE}
      onValuesChange={([id]) => {
        const option = [...its.options, ...(its.found ?? [])].find(({ value }) => value === id)
        if (option) onChoose({ id: option.value, name: option.label })
      }}
      className={WIDE}
    />
  )
}
