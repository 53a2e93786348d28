import { textPart } from './text-part.ts'

/** What goes on beside every screen: runs, search, the question about unsaved edits. */
export const laterTexts = textPart(
  () => import('./zh/later.ts'),
  () => import('./en/later.ts'),
)

/** What opens over a screen. */
export const panelTexts = textPart(
  () => import('./zh/panels.ts'),
  () => import('./en/panels.ts'),
)

/** Forms that are screens; those that open over a screen come with the panels. */
export const formTexts = textPart(
  () => import('./zh/form.ts'),
  () => import('./en/form.ts'),
)

/** Screens of several lists. */
export const deskTexts = textPart(
  () => import('./zh/desk.ts'),
  () => import('./en/desk.ts'),
)

/** Lists of contents, whatever their family. */
export const contentTexts = textPart(
  () => import('./zh/contents.ts'),
  () => import('./en/contents.ts'),
)
