import { isApiError } from '@omc/sdk'

/** Saving state of a form. */
export type SaveState =
  | { readonly tag: 'clean' }
  | { readonly tag: 'unsaved' }
  | { readonly tag: 'saving' }
  /** epoch ms */
  | { readonly tag: 'saved'; readonly at: number }
  | {
      readonly tag: 'failed'
      /** The failure is temporary: the same request may succeed later. */
      readonly isPassing: boolean
    }

type Facts = {
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Error of the last save. */
  readonly failure: unknown
  /** epoch ms; null before the first time */
  readonly savedAt: number | null
}

/** Edits after the last save take precedence over the saved state. */
export function saveState({ isDirty, isSaving, failure, savedAt }: Facts): SaveState {
  if (isSaving) return { tag: 'saving' }
  if (failure) return { tag: 'failed', isPassing: isApiError(failure) && failure.retryable }
  if (isDirty) return { tag: 'unsaved' }
  return savedAt === null ? { tag: 'clean' } : { tag: 'saved', at: savedAt }
}
