import { textPart } from '../../kernel/i18n/text-part.ts'

/** Texts of the health of accounts. */
export const healthTexts = textPart(
  () => import('./account-health.zh.ts'),
  () => import('./account-health.en.ts'),
)
