import { useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'
import { useChat } from '../frame/chat-context.ts'
import { EntryAccessContext } from '../frame/entry-access.ts'
import { isImeKey } from './ime-guard.ts'

export type EntryBoxProps = {
  readonly maxLength?: number
  readonly isDisabled?: boolean
}

/**
 * Three rows to write in. Enter sends, Shift+Enter makes a new line, keys of an input method do
 * neither. What is written stands in the chat's draft, what is sent is told by the enter event.
 *
 * @source console spec §4, chat widget: entry box
 */
export function EntryBox({ maxLength, isDisabled = false }: EntryBoxProps) {
  const { labels, draft, emit, slots } = useChat()
  const text = useSyncExternalStore(draft.subscribe, draft.getText, draft.getText)
  const box = useRef<HTMLTextAreaElement>(null)
  const compositionEndedAt = useRef<number | null>(null)
  const canSend = !isDisabled && text.trim() !== ''
  useCaret(box, draft.setText)

  const send = () => {
    if (!canSend) return
    draft.setText('')
    emit('enter', { type: 'text', text: text.trim() })
    box.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (isImeKey(event.nativeEvent, compositionEndedAt.current)) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="omc-chat-entry"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={box}
        rows={3}
        value={text}
        maxLength={maxLength}
        disabled={isDisabled}
        aria-label={labels.entry.input}
        placeholder={labels.entry.placeholder}
        enterKeyHint="send"
        onChange={(event) => draft.setText(event.target.value)}
        onKeyDown={press}
        onCompositionEnd={(event) => {
          compositionEndedAt.current = event.timeStamp
        }}
      />
      <button type="submit" className="omc-chat-send" disabled={!canSend}>
        {slots.sendButton ?? labels.entry.send}
      </button>
    </form>
  )
}

/** Lets other parts put text at the caret; the caret goes behind it once the text is drawn. */
function useCaret(box: { readonly current: HTMLTextAreaElement | null }, setText: SetText) {
  const report = useContext(EntryAccessContext)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null || !box.current) return
    box.current.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  useLayoutEffect(() => {
    report({
      focus: () => box.current?.focus(),
      insert(added) {
        if (!box.current) return
        const { selectionStart: start, selectionEnd: end, value } = box.current
        caret.current = start + added.length
        setText(value.slice(0, start) + added + value.slice(end))
        box.current.focus()
      },
    })
    return () => report(null)
  }, [report, box, setText])
}

type SetText = (text: string) => void
