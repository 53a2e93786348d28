import { textPart } from '../../kernel/i18n/text-part.ts'

export const insertTexts = textPart(
  () => import('./insert-copy.zh.ts'),
  () => import('./insert-copy.en.ts'),
)
