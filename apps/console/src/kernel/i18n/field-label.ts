import type { FieldFact } from '@omc/sdk'
import { currentLanguage } from './i18n.ts'

/** Label of a field in the current language, from the contract. */
export const fieldLabel = (fact: Pick<FieldFact, 'zh' | 'en'>): string => fact[currentLanguage()]

/** Label of an enumerated value; a value that the contract does not list is returned as is. */
export function choiceLabel({ choices = [] }: FieldFact, value: string): string {
  const choice = choices.find((one) => one.value === value)
  return choice ? choice[currentLanguage()] : value
}
