import { keptValue } from '@omc/shell'
import { isRecord } from '../../kernel/data/is-record.ts'
import { browserStore } from '../../kernel/ports/browser-stores.ts'

/** Unsent text of a conversation. */
export type KeptDraft = {
  readonly text: string
  /** Idempotency key of the text: the same text is never taken twice. */
  readonly key: string
}

type Kept = {
  /** Owner of the drafts: another person at this computer finds none. */
  readonly by: string
  /** With their conversations, the newest last; an object would order them by number. */
  readonly drafts: readonly (readonly [conversationId: string, draft: KeptDraft])[]
}

const NONE: Kept = { by: '', drafts: [] }
/** Drafts kept at most; the oldest goes first. */
const MOST_DRAFTS = 50

const parseDraft = (raw: unknown): KeptDraft | null =>
  isRecord(raw) && typeof raw['text'] === 'string' && typeof raw['key'] === 'string'
    ? { text: raw['text'], key: raw['key'] }
    : null

/** Reads untrusted storage. */
function parse(raw: unknown): Kept {
  if (!isRecord(raw) || typeof raw['by'] !== 'string' || !Array.isArray(raw['drafts'])) return NONE
  const drafts = raw['drafts'].flatMap((pair: unknown) => {
    const [id, one] = Array.isArray(pair) ? pair : []
    const draft = parseDraft(one)
    return typeof id === 'string' && draft ? [[id, draft] as const] : []
  })
  return { by: raw['by'], drafts }
}

const kept = keptValue<Kept>({
  key: 'omc.chat-drafts',
  fallback: NONE,
  parse,
  store: browserStore,
})

// Read again each time: another tab of this browser writes here too.
const draftsOf = (by: string): Kept['drafts'] => {
  const now = kept.read()
  return now.by === by ? now.drafts : []
}

export const readDraft = (by: string, conversationId: string): KeptDraft | null =>
  draftsOf(by).find(([id]) => id === conversationId)?.[1] ?? null

/** Keeps a draft over a reload; null drops it. */
export function keepDraft(by: string, conversationId: string, draft: KeptDraft | null): void {
  const others = draftsOf(by).filter(([id]) => id !== conversationId)
  const drafts = draft ? [...others, [conversationId, draft] as const] : others
  kept.write({ by, drafts: drafts.slice(-MOST_DRAFTS) })
}
