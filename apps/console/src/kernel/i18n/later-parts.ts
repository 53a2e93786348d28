import { textPart } from './text-part.ts'

/** Texts shared by all screens: runs, search, the confirmation for unsaved edits. */
export const laterTexts = textPart(
  () => import('./zh/later.ts'),
  () => import('./en/later.ts'),
)

/** Texts of panels that open over a screen. */
export const panelTexts = textPart(
  () => import('./zh/panels.ts'),
  () => import('./en/panels.ts'),
)

/** Texts of the task tray and the progress panel. */
export const taskTexts = textPart(
  () => import('./zh/tasks.ts'),
  () => import('./en/tasks.ts'),
)

/** Texts of the saved views of a list. */
export const viewTexts = textPart(
  () => import('./zh/views.ts'),
  () => import('./en/views.ts'),
)

/** Texts of form screens; texts of forms over a screen are part of the panels. */
export const formTexts = textPart(
  () => import('./zh/form.ts'),
  () => import('./en/form.ts'),
)

/** Texts of screens with several lists. */
export const deskTexts = textPart(
  () => import('./zh/desk.ts'),
  () => import('./en/desk.ts'),
)

/** Texts of content lists of every family. */
export const contentTexts = textPart(
  () => import('./zh/contents.ts'),
  () => import('./en/contents.ts'),
)

/** Names of operations, for the audit trail. */
export const operationTexts = textPart(
  () => import('./zh/operation-words.ts'),
  () => import('./en/operation-words.ts'),
)
