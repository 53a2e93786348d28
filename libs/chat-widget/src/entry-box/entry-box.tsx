import {
  forwardRef,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { KeyboardEvent } from 'react'
import { ChatContext } from '../chat-context.ts'
import { isImeKey } from './ime-guard.ts'

export type EntryBoxHandle = {
  /** Puts text at the caret, in place of a selection; the caret moves behind it. */
  readonly insert: (text: string) => void
  readonly focus: () => void
}

export type EntryBoxProps = {
  /** Trimmed, never empty. */
  readonly onSend: (text: string) => void
  readonly maxLength?: number
  readonly isDisabled?: boolean
}

/**
 * Three rows to write in. Enter sends, Shift+Enter makes a new line, keys of an input method do
 * neither.
 *
 * @source console spec §4, chat widget: entry box
 */
export const EntryBox = forwardRef<EntryBoxHandle, EntryBoxProps>(function EntryBox(props, ref) {
  const { onSend, maxLength, isDisabled = false } = props
  const { labels } = useContext(ChatContext)
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const compositionEndedAt = useRef<number | null>(null)
  const canSend = !isDisabled && text.trim() !== ''

  useLayoutEffect(() => {
    if (caret.current === null || !box.current) return
    box.current.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    insert(added) {
      const { selectionStart: start, selectionEnd: end, value } = box.current ?? EMPTY_BOX
      caret.current = start + added.length
      setText(value.slice(0, start) + added + value.slice(end))
      box.current?.focus()
    },
  }))

  const send = () => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
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
        aria-label={labels.input}
        placeholder={labels.placeholder}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onCompositionEnd={(event) => {
          compositionEndedAt.current = event.timeStamp
        }}
      />
      <button type="submit" className="omc-chat-send" disabled={!canSend}>
        {labels.send}
      </button>
    </form>
  )
})

const EMPTY_BOX = { selectionStart: 0, selectionEnd: 0, value: '' }
