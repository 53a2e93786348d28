import type { FieldFact } from '@omc/sdk'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import type { StatusTabs } from '../list-definition.ts'

/**
 * Tabs of a closed list, worded by the contract.
 *
 * @param values  in the order they are shown
 */
export const statusTabs = <Name extends string>(
  name: Name,
  fact: FieldFact & { readonly kind: 'choice' },
  values: readonly string[],
): StatusTabs<Name> => ({
  filter: name,
  values: () => values.map((value) => ({ value, label: choiceLabel(fact, value) })),
})
