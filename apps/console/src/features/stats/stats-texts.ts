import { textPart } from '../../kernel/i18n/text-part.ts'

/** Texts of screens of figures, and the names of figures. */
export const statsTexts = textPart(
  () => import('./stats.zh.ts'),
  () => import('./stats.en.ts'),
)
