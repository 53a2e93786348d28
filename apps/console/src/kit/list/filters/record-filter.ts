import type { FieldFact } from '@omc/sdk'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import type { ListFilter, SelectOperation } from './list-filter.ts'

/** A filter by records of the server, found by their names. */
export const recordFilter = <Name extends string>(
  name: Name,
  fact: FieldFact,
  options: SelectOperation,
): ListFilter<Name> => ({ kind: 'remote', name, label: () => fieldLabel(fact), options })
