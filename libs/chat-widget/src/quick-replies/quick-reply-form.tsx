import { useEffect, useId, useRef, useState } from 'react'
import { useChat } from '../frame/chat-context.ts'

export type QuickReplyFormProps = {
  readonly initialText: string
  readonly maxLength: number
  /** Trimmed, never empty. */
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

/**
 * The text of one reply: three rows and how much of the limit is used.
 *
 * @source console spec §5: text area of 3 rows with a word counter
 */
export function QuickReplyForm({ initialText, maxLength, onSave, onCancel }: QuickReplyFormProps) {
  const { quickReplies: labels } = useChat().labels
  const [text, setText] = useState(initialText)
  const [isMissing, setIsMissing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => box.current?.focus(), [])
  return (
    <form
      className="omc-chat-reply-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') return onSave(text.trim())
        setIsMissing(true)
        box.current?.focus()
      }}
    >
      <textarea
        ref={box}
        rows={3}
        value={text}
        maxLength={maxLength}
        aria-label={labels.text}
        aria-describedby={`${id}-count ${id}-problem`}
        aria-invalid={isMissing}
        placeholder={labels.textHint}
        onChange={(event) => {
          setText(event.target.value)
          setIsMissing(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          // A dialog around the manager stays open.
          event.stopPropagation()
          onCancel()
        }}
      />
      <div className="omc-chat-reply-foot">
        <span id={`${id}-problem`} role="alert" className="omc-chat-problem">
          {isMissing ? labels.textMissing : null}
        </span>
        <span id={`${id}-count`} className="omc-chat-muted">
          {text.length}/{maxLength}
        </span>
        <button type="button" className="omc-chat-button" onClick={onCancel}>
          {labels.cancel}
        </button>
        <button type="submit" className="omc-chat-button">
          {labels.save}
        </button>
      </div>
    </form>
  )
}
