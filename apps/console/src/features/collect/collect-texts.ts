import { textPart } from '../../kernel/i18n/text-part.ts'

export const collectTexts = textPart(
  () => import('./collect.zh.ts'),
  () => import('./collect.en.ts'),
)
