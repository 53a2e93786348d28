import { Combobox, TreeSelect } from '@omc/ui'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { SelectOperation } from '../filters/list-filter.ts'
import { teamsOfRecords } from '../filters/option-teams.ts'
import { isTree } from '../filters/select-calls.ts'
import { useRecordOptions } from '../filters/use-record-options.tsx'

type RecordCellProps = {
  readonly records: SelectOperation
  readonly row: object
  readonly label: string
  readonly isFaulty: boolean
  /** Id of the chosen record; empty for none. */
  readonly value: string
  readonly mayBeEmpty: boolean
  readonly onChosen: (id: string) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** Choice of a record in a cell, by its name or sound, with a search of the server. */
export function RecordCell(props: RecordCellProps) {
  const { records, row, label, isFaulty, value, mayBeEmpty, onChosen, onKey } = props
  const { t } = useTranslation()
  const teams = teamsOfRecords(usePerson(), [row])
  const its = useRecordOptions({ options: records }, { teams, values: [value] })
  const none = { value: '', label: t('form.none') }
  const Control = isTree(records) ? TreeSelect : Combobox
  return (
    // Its keys are those of the control inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={(event) => {
        // Enter on an option has chosen it.
        if (event.key !== 'Enter' || !event.defaultPrevented) onKey(event)
      }}
      onBlur={(event) => {
        // The options stand elsewhere in the document: their retry button is no way out of the cell.
        if (event.relatedTarget?.closest('[data-options]')) event.stopPropagation()
      }}
    >
      <Control
        {...its}
        options={mayBeEmpty ? [none, ...its.options] : its.options}
        label={label}
        isInvalid={isFaulty}
        opensAtOnce
        placeholder={t('listPart.findOption')}
        values={value === '' && !mayBeEmpty ? [] : [value]}
        onValuesChange={([id = '']) => onChosen(id)}
      />
    </div>
  )
}
