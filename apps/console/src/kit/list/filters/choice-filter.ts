import type { FieldFact } from '@omc/sdk'
import { choiceLabel, fieldLabel } from '../../../kernel/i18n/field-label.ts'
import type { ListFilter } from './list-filter.ts'

/**
 * Filter for an enum, with the contract's labels.
 *
 * @param without values that this list does not offer
 */
export function choiceFilter<Name extends string>(
  name: Name,
  fact: FieldFact & { readonly kind: 'choice' },
  { without = [] }: { readonly without?: readonly string[] } = {},
): ListFilter<Name> {
  const values = (fact.choices ?? []).map(({ value }) => value)
  return {
    kind: 'choice',
    name,
    label: () => fieldLabel(fact),
    options: () =>
      values
        .filter((value) => !without.includes(value))
        .map((value) => ({ value, label: choiceLabel(fact, value) })),
  }
}
