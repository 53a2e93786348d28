import type { FieldFact } from '@omc/sdk'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import type { StatusTabs } from '../list-definition.ts'
import type { CountOperation } from '../tab-counts.ts'

/**
 * Tabs of a closed list, worded by the contract.
 *
 * @param values  in the order they are shown
 * @param counts  operation that counts the rows by these values
 */
export const statusTabs = <Name extends string, Counts extends CountOperation = never>(
  name: Name,
  fact: FieldFact & { readonly kind: 'choice' },
  values: readonly string[],
  counts?: Counts,
): StatusTabs<Name, Counts> => ({
  filter: name,
  values: () => values.map((value) => ({ value, label: choiceLabel(fact, value) })),
  ...(counts === undefined ? {} : { counts }),
})
