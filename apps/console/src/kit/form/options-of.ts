import type { InputFact } from '@omc/sdk'
import { choiceLabel } from '../../kernel/i18n/field-label.ts'
import type { FormDefinition, FormOption } from './form-definition.ts'

/** What may be chosen: as the form names it, else all that the contract takes. */
export const optionsOf = (
  form: Pick<FormDefinition, 'options'>,
  name: string,
  fact: InputFact,
): readonly FormOption[] => form.options?.[name]?.() ?? choicesOf(fact)

/** Every value that the contract takes, in its words and order. */
export const choicesOf = (fact: InputFact): readonly FormOption[] =>
  (fact.choices ?? []).map(({ value }) => ({ value, label: choiceLabel(fact, value) }))
