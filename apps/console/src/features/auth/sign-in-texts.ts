import { textPart } from '../../kernel/i18n/text-part.ts'

/** Of the sign-in page; those for a new account and for another provider show some of them. */
export const signInTexts = textPart(
  () => import('./login-page.tsx'),
  () => import('../../kernel/i18n/en/sign-in.ts'),
)
