import { textPart } from '../../kernel/i18n/text-part.ts'

/** Texts of a rehearsal, loaded with its panel. */
export const rehearsalTexts = textPart(
  () => import('./rehearsal.zh.ts'),
  () => import('./rehearsal.en.ts'),
)
