import { textPart } from './text-part.ts'

/** Of the sign-in page; those for a new account and for another provider show some of them. */
export const signInTexts = textPart(
  () => import('../../features/auth/login-page.tsx'),
  () => import('./en/sign-in.ts'),
)

/** The shell, and what all lists show. */
export const consoleTexts = textPart(
  () => import('./zh/console.ts'),
  () => import('./en/console.ts'),
)
