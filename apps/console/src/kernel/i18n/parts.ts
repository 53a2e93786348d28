import { textPart } from './text-part.ts'

/** The shell, and what all lists show. */
export const consoleTexts = textPart(
  () => import('./zh/console.ts'),
  () => import('./en/console.ts'),
)
