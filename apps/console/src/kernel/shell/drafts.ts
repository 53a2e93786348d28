import { keptValue } from '@omc/shell'
import { isRecord } from '../data/is-record.ts'
import { tabStore } from '../ports/browser-stores.ts'

/**
 * Unsaved input by form. It survives the end of a session and a reload of the page, so people
 * continue where they were. It belongs to one browser tab and one person.
 *
 * @source reliability F12: drafts are kept when a session ends by itself; ux: editor, local draft
 */
export type Drafts = {
  readonly read: (form: string) => unknown
  readonly keep: (form: string, draft: unknown) => void
  readonly drop: (form: string) => void
  /** Called at sign-in: drops the drafts of another person. */
  readonly follow: (owner: string) => void
  readonly clear: () => void
}

type Kept = { readonly owner: string | null; readonly drafts: Readonly<Record<string, unknown>> }

const NONE: Kept = { owner: null, drafts: {} }

export function createDrafts(store = tabStore): Drafts {
  const kept = keptValue<Kept>({ key: 'omc.drafts', fallback: NONE, parse: keptFrom, store })
  const first = kept.read()
  const drafts = new Map(Object.entries(first.drafts))
  let { owner } = first
  const write = () => kept.write({ owner, drafts: Object.fromEntries(drafts) })
  return {
    read: (form) => drafts.get(form),
    keep(form, draft) {
      drafts.set(form, draft)
      write()
    },
    drop(form) {
      if (drafts.delete(form)) write()
    },
    follow(next) {
      if (next === owner) return
      owner = next
      drafts.clear()
      write()
    },
    clear() {
      drafts.clear()
      write()
    },
  }
}

const keptFrom = (raw: unknown): Kept =>
  isRecord(raw) && typeof raw['owner'] === 'string' && isRecord(raw['drafts'])
    ? { owner: raw['owner'], drafts: raw['drafts'] }
    : NONE
