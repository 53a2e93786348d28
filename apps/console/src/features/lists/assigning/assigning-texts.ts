import { textPart } from '../../../kernel/i18n/text-part.ts'

/** Texts of the panels that give contents to accounts. */
export const assigningTexts = textPart(
  () => import('./assigning.zh.ts'),
  () => import('./assigning.en.ts'),
)
