/**
 * Unsaved input by form. It survives the end of a session, so people continue after they sign in
 * again. It is kept in memory only, for one person.
 *
 * @source reliability F12: drafts are kept when a session ends by itself
 */
export type Drafts = {
  readonly read: (form: string) => unknown
  readonly keep: (form: string, draft: unknown) => void
  readonly drop: (form: string) => void
  /** Called at sign-in: drops the drafts of another person. */
  readonly follow: (owner: string) => void
  readonly clear: () => void
}

export function createDrafts(): Drafts {
  const drafts = new Map<string, unknown>()
  let owner: string | null = null
  return {
    read: (form) => drafts.get(form),
    keep: (form, draft) => void drafts.set(form, draft),
    drop: (form) => void drafts.delete(form),
    follow(next) {
      if (next !== owner) drafts.clear()
      owner = next
    },
    clear: () => drafts.clear(),
  }
}
