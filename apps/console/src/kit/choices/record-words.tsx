import type { FormControl } from '../form/form-definition.ts'
import type { SelectOperation } from '../list/filters/list-filter.ts'
import { useChosenNames } from '../list/filters/use-chosen-names.ts'
import { useRecordTeams } from '../of-records.tsx'
import { idsIn } from './ids-in.ts'

/** Words for chosen records: their names, read by what the input stores of them. */
export const recordWords = (
  options: SelectOperation,
  take: 'id' | 'uid' = 'id',
): NonNullable<FormControl['Words']> =>
  function RecordWords({ value }) {
    const values = idsIn(value)
    const teams = useRecordTeams()
    const nameOf = useChosenNames({ options, take }, { values, known: [], teams })
    return values.length === 0 ? '—' : values.map(nameOf).join(', ')
  }
