import { isApiError } from '@omc/sdk'

/** Where a form stands between what is typed and what is saved. */
export type SaveState =
  | { readonly tag: 'clean' }
  | { readonly tag: 'unsaved' }
  | { readonly tag: 'saving' }
  /** epoch ms */
  | { readonly tag: 'saved'; readonly at: number }
  | {
      readonly tag: 'failed'
      /** The same may go through later, as it is. */
      readonly isPassing: boolean
    }

type Facts = {
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Why it was not saved the last time. */
  readonly failure: unknown
  /** epoch ms; null before the first time */
  readonly savedAt: number | null
}

/** What was typed after the last save counts more than that it was saved. */
export function saveState({ isDirty, isSaving, failure, savedAt }: Facts): SaveState {
  if (isSaving) return { tag: 'saving' }
  if (failure) return { tag: 'failed', isPassing: isApiError(failure) && failure.retryable }
  if (isDirty) return { tag: 'unsaved' }
  return savedAt === null ? { tag: 'clean' } : { tag: 'saved', at: savedAt }
}
