import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useChat } from '../frame/chat-context.ts'
import { EntryAccessContext } from '../frame/entry-access.ts'
import type { Entry, EntryAccess } from '../frame/entry-access.ts'
import { insertText } from './insert-text.ts'
import { useDraftText } from './use-draft-text.ts'

/** @source originals: entry box, maxlength 300 */
export const ENTRY_MAX_LENGTH = 300

export type EntryOptions = {
  /** In characters; 300 without it. */
  readonly maxLength?: number | undefined
  /** Nothing can be written or sent. */
  readonly isDisabled?: boolean | undefined
  /** Text can be written but not sent yet, e.g. while the last one is being answered. */
  readonly isHeld?: boolean | undefined
}

/** Headless state of an entry box. */
export function useEntry(options: EntryOptions): Entry {
  const { maxLength = ENTRY_MAX_LENGTH, isDisabled = false, isHeld = false } = options
  const { draft, emit } = useChat()
  const text = useDraftText()
  const box = useRef<HTMLTextAreaElement | null>(null)
  const attach = useCallback((element: HTMLTextAreaElement | null) => {
    box.current = element
  }, [])
  const canSend = !isDisabled && !isHeld && text.trim() !== ''

  const put = (added: string, isAll: boolean) => {
    const { current } = box
    const rest = isAll ? '' : withoutSelection(draft.getText(), current)
    if (isDisabled || rest.length + added.length > maxLength) return false
    if (!current) draft.setText(rest + added)
    else {
      if (isAll) current.select()
      if (!insertText(current, added)) draft.setText(current.value)
    }
    return true
  }
  const access: EntryAccess = {
    insert: (added) => put(added, false),
    replace: (added) => put(added, true),
    focus: () => box.current?.focus(),
  }
  const send = () => {
    if (!canSend) return
    emit('enter', { type: 'text', text: text.trim() })
    draft.setText('')
    access.focus()
  }
  useReport(access)
  useEffect(() => {
    let told = draft.getText().trim()
    return draft.subscribe(() => {
      const now = draft.getText().trim()
      if (now !== told) emit('valueChange', now)
      told = now
    })
  }, [draft, emit])
  return {
    ...access,
    text,
    setText: draft.setText,
    canSend,
    send,
    maxLength,
    isDisabled,
    attach,
  }
}

function withoutSelection(text: string, box: HTMLTextAreaElement | null): string {
  return box ? text.slice(0, box.selectionStart) + text.slice(box.selectionEnd) : text
}

/** Provides the current box to the other parts until it unmounts. */
function useReport(access: EntryAccess) {
  const report = useContext(EntryAccessContext)
  useLayoutEffect(() => report(access))
  useLayoutEffect(() => () => report(null), [report])
}
