import type { FieldFact } from '@omc/sdk'
import { currentLanguage } from './i18n.ts'

/** What people call a field, in the language on screen. The words come from the contract. */
export const fieldLabel = (fact: Pick<FieldFact, 'zh' | 'en'>): string => fact[currentLanguage()]
