import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import type { ChatModel } from '../model/create-chat-model.ts'

type Feed = {
  readonly feed: RefObject<HTMLElement | null>
  /** Renders a message that may not be rendered yet. */
  readonly reveal: (index: number) => void
}

/**
 * Moves focus between messages, rendered or not, and returns the focused one, which must stay
 * rendered wherever the reader is, or the focus would be lost. @source WAI-ARIA: feed pattern
 */
export function useFeedFocus(model: ChatModel, { feed, reveal }: Feed) {
  const [activeId, setActiveId] = useState<string | null>(null)
  const [isInside, setIsInside] = useState(false)
  const wantedId = useRef<string | null>(null)
  const focusRow = (id: string) => {
    const row = feed.current?.querySelector<HTMLElement>(
      `[data-message-id="${CSS.escape(id)}"]:not([data-kept])`,
    )
    row?.focus()
    return row !== null && row !== undefined
  }
  useEffect(() => {
    if (wantedId.current !== null && focusRow(wantedId.current)) wantedId.current = null
  })
  const goTo = (wanted: number) => {
    const { messages } = model.getState()
    const index = Math.max(0, Math.min(wanted, messages.length - 1))
    const id = messages[index]?.id
    if (id === undefined || focusRow(id)) return
    wantedId.current = id
    reveal(index)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const current = model.indexOf(messageIdOf(event.target) ?? '')
    const target = targetOf(event, current, model.getState().messages.length)
    if (target === null || current < 0) return
    event.preventDefault()
    goTo(target)
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    setActiveId(messageIdOf(event.target))
    setIsInside(true)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // An inactive window keeps its focused element.
    const stays = [event.relatedTarget, document.activeElement].some((next) =>
      event.currentTarget.contains(next),
    )
    if (!stays) setIsInside(false)
  }
  return { activeId, focusedId: isInside ? activeId : null, onFocus, onBlur, onKeyDown }
}

function targetOf(event: KeyboardEvent, current: number, count: number): number | null {
  if (event.key === 'PageDown') return current + 1
  if (event.key === 'PageUp') return current - 1
  if (event.ctrlKey && event.key === 'Home') return 0
  if (event.ctrlKey && event.key === 'End') return count - 1
  return null
}

function messageIdOf(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest('[data-message-id]') : null
  return row?.getAttribute('data-message-id') ?? null
}
