import type { InputFact } from '@omc/sdk'
import { choiceLabel } from '../../kernel/i18n/field-label.ts'
import type { FormDefinition, FormOption } from './form-definition.ts'

/** Options of a choice: the form's own, else all values of the contract. */
export const optionsOf = (
  form: Pick<FormDefinition, 'options'>,
  name: string,
  fact: InputFact,
): readonly FormOption[] => form.options?.[name]?.() ?? choicesOf(fact)

/** All values of the contract, with its labels and in its order. */
export const choicesOf = (fact: InputFact): readonly FormOption[] =>
  (fact.choices ?? []).map(({ value }) => ({ value, label: choiceLabel(fact, value) }))
