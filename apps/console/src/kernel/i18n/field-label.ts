import type { FieldFact } from '@omc/sdk'
import { currentLanguage } from './i18n.ts'

/** What people call a field, in the language on screen. The words come from the contract. */
export const fieldLabel = (fact: Pick<FieldFact, 'zh' | 'en'>): string => fact[currentLanguage()]

/** What people call a value of a closed list; one that the contract does not name, as it came. */
export function choiceLabel({ choices = [] }: FieldFact, value: string): string {
  const choice = choices.find((one) => one.value === value)
  return choice ? choice[currentLanguage()] : value
}
