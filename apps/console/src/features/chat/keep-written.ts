import type { ChatDraft } from '@omc/chat-widget'
import type { KeptDraft } from './kept-drafts.ts'
import type { TalkPorts } from './talk-ports.ts'

const isSame = (a: string, b: string): boolean => a.trim() === b.trim()

/** Keeps what is written over a reload, and gives each text the key that it is sent with. */
export function keptDraft(draft: ChatDraft, { draft: store, newKey }: TalkPorts) {
  const former = store.read()
  /** The text under way, or the last that was refused: tried again it has the same key. */
  let tried: KeptDraft | null = former
  let isSending = false
  const keep = (text: string) => {
    if (text.trim() === '') store.keep(null)
    else
      store.keep(tried && isSame(tried.text, text) ? { ...tried, text } : { text, key: newKey() })
  }
  draft.subscribe(() => {
    const text = draft.getText()
    // The composer empties itself when it sends; the text stays kept until the server has it.
    if (text.trim() !== '' || !isSending) keep(text)
  })
  return {
    /** @returns the idempotency key to send a text with */
    begin(text: string): string {
      const stored = store.read()
      const known = [tried, stored].find((one) => one !== null && isSame(one.text, text))
      tried = known ?? { text, key: newKey() }
      isSending = true
      if (isSame(draft.getText(), text)) store.keep(tried)
      return tried.key
    },
    /** The server has the text: what was written since is kept in its place. */
    taken(text: string) {
      isSending = false
      tried = null
      const now = draft.getText()
      if (isSame(now, text)) draft.setText('')
      keep(isSame(now, text) ? '' : now)
    },
    /** The server has not taken the text: it stands in the composer again, before anything newer. */
    giveBack(text: string) {
      isSending = false
      const now = draft.getText()
      draft.setText(now.trim() === '' || isSame(now, text) ? text : `${text}\n${now}`)
    },
    /** The same for a text that does not come from the composer. */
    leave() {
      isSending = false
    },
  }
}
