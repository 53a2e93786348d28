import { textPart } from '../../../kernel/i18n/text-part.ts'

/** Texts of attempts, for what shows them beside another list. */
export const attemptTexts = textPart(
  () => import('./publish-attempts.zh.ts'),
  () => import('./publish-attempts.en.ts'),
)
