import { textPart } from '../../kernel/i18n/text-part.ts'

export const changesTexts = textPart(
  () => import('./text-changes.zh.ts'),
  () => import('./text-changes.en.ts'),
)
