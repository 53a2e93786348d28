import { textPart } from '../../../kernel/i18n/text-part.ts'

/** Texts of the layouts of the publishing console, loaded with its screen. */
export const tilesTexts = textPart(
  () => import('./tiles.zh.ts'),
  () => import('./tiles.en.ts'),
)
