import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useChat } from '../frame/chat-context.ts'
import type { Entry } from '../frame/entry-access.ts'
import { isImeKey } from './ime-guard.ts'
import { useEntry } from './use-entry.ts'
import type { EntryOptions } from './use-entry.ts'

export type EntryBoxProps = EntryOptions

/**
 * Three rows to write in. Enter sends, Shift+Enter makes a new line, keys of an input method do
 * neither.
 *
 * @source console spec §4, chat widget: entry box
 */
export function EntryBox(props: EntryBoxProps) {
  const { slots } = useChat()
  const entry = useEntry(props)
  return slots.entry ? slots.entry(entry) : <WritingForm entry={entry} />
}

function WritingForm({ entry }: { readonly entry: Entry }) {
  const { labels, slots } = useChat()
  const { text, canSend, maxLength, isDisabled, attach } = entry
  const compositionEndedAt = useRef<number | null>(null)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (isImeKey(event.nativeEvent, compositionEndedAt.current)) return
    event.preventDefault()
    entry.send()
  }
  return (
    <form
      className="omc-chat-entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        entry.send()
      }}
    >
      <textarea
        ref={attach}
        rows={3}
        value={text}
        maxLength={maxLength}
        disabled={isDisabled}
        aria-label={labels.entry.input}
        placeholder={labels.entry.placeholder}
        enterKeyHint="send"
        onChange={(event) => entry.setText(event.target.value)}
        onKeyDown={press}
        onCompositionEnd={(event) => {
          compositionEndedAt.current = event.timeStamp
        }}
      />
      {slots.enterBtn ? (
        slots.enterBtn(entry)
      ) : (
        <button type="submit" className="omc-chat-send" disabled={!canSend}>
          {labels.entry.send}
        </button>
      )}
    </form>
  )
}
