import type { FieldFact } from '@omc/sdk'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { ListFilter } from './list-filter.ts'

/** Yes-or-no filter with the contract's label. */
export const flagFilter = <Name extends string>(name: Name, fact: FieldFact): ListFilter<Name> => ({
  kind: 'flag',
  name,
  label: () => fieldLabel(fact),
  yes: () => i18n.t('list.yes'),
  no: () => i18n.t('list.no'),
})
