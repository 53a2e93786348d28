import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isFocusFree } from '../is-focus-free.ts'
import { columnsOf } from './columns-of.ts'
import { placeAfter } from './place-after.ts'

type CardGridProps = {
  readonly label: string
  /** Cards in their order; the one with the attribute `data-card={id}` gets the focus. */
  readonly ids: readonly string[]
  readonly currentId: string | undefined
  readonly onGo: (id: string) => void
  /** Hears keys before the grid. @returns whether it took the key */
  readonly onKey?: (event: KeyboardEvent) => boolean
  readonly children: ReactNode
}

/** Cards in lines, of which Tab stops at one; the arrow keys move, and the focus follows. */
export function CardGrid({ label, ids, currentId, onGo, onKey, children }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The keys work at once, unless the person is somewhere else.
    const isHere = list.current?.contains(document.activeElement)
    if (currentId !== undefined && (isHere || isFocusFree()))
      cardOf(list.current, currentId)?.focus()
  }, [currentId])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    if (onKey?.(event)) return event.preventDefault()
    if (event.ctrlKey || event.metaKey) return
    const at = ids.findIndex((id) => id === currentId)
    const grid = { columns: columnsOf(list.current), count: ids.length }
    const next = ids[placeAfter(event.key, at, grid) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onGo(next)
  }
  return (
    // The cards are buttons; the list only hears their keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={press}
      className="grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(min(168px,40%),1fr))] auto-rows-max content-start gap-3 overflow-y-auto p-1 touch:flex-none touch:overflow-visible"
    >
      {children}
    </ul>
  )
}

const cardOf = (list: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].find(
    (card) => card.dataset['card'] === id,
  )
