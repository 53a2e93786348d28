import { textPart } from '../../kernel/i18n/text-part.ts'

/** Texts of the sign-in page; registration and callback use some of them. */
export const signInTexts = textPart(
  () => import('./login-page.tsx'),
  () => import('../../kernel/i18n/en/sign-in.ts'),
)
