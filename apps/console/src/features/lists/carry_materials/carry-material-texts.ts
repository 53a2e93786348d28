import { textPart } from '../../../kernel/i18n/text-part.ts'

/** Texts of the list of materials and of its panel, for screens that open the panel. */
export const carryMaterialTexts = textPart(
  () => import('./carry-materials.zh.ts'),
  () => import('./carry-materials.en.ts'),
)
