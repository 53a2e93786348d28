import { textPart } from '../../kernel/i18n/text-part.ts'

/** Texts of the remote control, loaded with its panels. */
export const remoteTexts = textPart(
  () => import('./remote.zh.ts'),
  () => import('./remote.en.ts'),
)
