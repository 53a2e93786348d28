import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ChatModel, ChatState } from '../model/create-chat-model.ts'
import { heightOf, messageAt, rangeAround } from './message-window.ts'

/** Nearer to the end than this counts as "at the bottom", px. */
const BOTTOM_SLACK = 24
/** The window moves when the reader has come this many messages from where it was drawn. */
const MOVE_AFTER_COUNT = 10

type Anchor = { readonly id: string; readonly offset: number }

/**
 * Draws only the messages around the reading position and keeps that position: at the bottom it
 * follows new messages; elsewhere the message at the top edge stays where it is, whatever is put
 * before it or changes its height.
 */
export function useMessageWindow(model: ChatModel, state: ChatState) {
  const { messages, isAtBottom } = state
  const viewport = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [heights] = useState(() => new Map<string, number>())
  const anchor = useRef<Anchor | null>(null)
  const [centreId, setCentreId] = useState<string | null>(null)

  const indexById = useMemo(
    () => new Map(messages.map((message, index) => [message.id, index])),
    [messages],
  )
  const centre = isAtBottom
    ? messages.length - 1
    : (indexById.get(centreId ?? '') ?? messages.length - 1)
  const range = rangeAround(centre, messages.length)

  const settle = useCallback(() => {
    const [box, rows] = [viewport.current, list.current]
    if (!box || !rows) return
    for (const row of rows.querySelectorAll<HTMLElement>('[data-message-id]')) {
      const height = row.getBoundingClientRect().height
      if (height > 0) heights.set(row.dataset['messageId'] ?? '', height)
    }
    if (model.getState().isAtBottom) {
      box.scrollTop = box.scrollHeight
      return
    }
    const row = anchor.current && rowOf(rows, anchor.current.id)
    if (!row || !anchor.current) return
    const wanted = -anchor.current.offset
    const actual = row.getBoundingClientRect().top - box.getBoundingClientRect().top
    if (Math.abs(actual - wanted) >= 1) box.scrollTop += actual - wanted
  }, [model, heights])

  useLayoutEffect(settle)

  useEffect(() => {
    if (!content.current || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(settle)
    observer.observe(content.current)
    if (viewport.current) observer.observe(viewport.current)
    return () => observer.disconnect()
  }, [settle])

  const moveTo = (index: number) => setCentreId(messages[index]?.id ?? null)

  const onScroll = () => {
    const [box, rows] = [viewport.current, list.current]
    if (!box || !rows) return
    const distance = box.scrollTop - rows.offsetTop
    const read = messageAt(messages, heights, Math.max(0, distance))
    const id = messages[read.index]?.id
    anchor.current = id === undefined ? null : { id, offset: distance < 0 ? distance : read.offset }
    const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= BOTTOM_SLACK
    if (!isEnd && (isAtBottom || Math.abs(read.index - centre) > MOVE_AFTER_COUNT))
      moveTo(read.index)
    model.setAtBottom(isEnd)
  }

  return {
    viewport,
    content,
    list,
    range,
    onScroll,
    /** Draws the messages around one, so that it can take focus. */
    reveal: (index: number) => {
      const id = messages[index]?.id
      if (id === undefined) return
      anchor.current = null
      model.setAtBottom(false)
      moveTo(index)
    },
    spaceBefore: heightOf(messages, heights, { start: 0, end: range.start }),
    spaceAfter: heightOf(messages, heights, { start: range.end, end: messages.length }),
  }
}

function rowOf(rows: HTMLElement, id: string): HTMLElement | null {
  return rows.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(id)}"]`)
}
