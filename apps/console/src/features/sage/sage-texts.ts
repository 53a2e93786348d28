import { textPart } from '../../kernel/i18n/text-part.ts'

export const sageTexts = textPart(
  () => import('./sage.zh.ts'),
  () => import('./sage.en.ts'),
)
