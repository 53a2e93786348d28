import { useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { stepFocus } from './step-focus.ts'

/**
 * One tab stop for many places; the arrows, Home and End move between them. Spread `place(index)`
 * on each place and the rest on their container.
 *
 * @param rows  number of places per row; `[n]` is a row, `[1, 1, …]` a column
 */
export function useRovingFocus<Holder extends HTMLElement>(rows: readonly number[], start = 0) {
  const holder = useRef<Holder>(null)
  const [active, setActive] = useState<number | null>(null)
  const count = rows.reduce((sum, length) => sum + length, 0)
  const stop = Math.min(active ?? start, count - 1)

  const focus = (index: number) => {
    const place = holder.current?.querySelector<HTMLElement>(`[data-place="${index}"]`)
    place?.focus()
  }
  return {
    focus,
    stop,
    holder: {
      ref: holder,
      onFocus: (event: FocusEvent) => setActive(placeOf(event.target) ?? active),
      onKeyDown: (event: KeyboardEvent) => {
        const from = placeOf(event.target)
        const to = from === null || event.altKey ? null : stepFocus(event, from, rows)
        if (to === null) return
        event.preventDefault()
        focus(to)
      },
    },
    place: (index: number) => ({ 'data-place': index, tabIndex: index === stop ? 0 : -1 }),
  }
}

function placeOf(target: EventTarget): number | null {
  const place = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-place]') : null
  return place ? Number(place.dataset['place']) : null
}
