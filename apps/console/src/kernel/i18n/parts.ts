import { textPart } from './text-part.ts'

/** Texts of the shell and of all lists. */
export const consoleTexts = textPart(
  () => import('./zh/console.ts'),
  () => import('./en/console.ts'),
)
