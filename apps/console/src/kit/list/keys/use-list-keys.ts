import { useRef, type RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { shortcutsStore } from '../../../kernel/keys/shortcuts-store.ts'
import {
  isCommand,
  isInFront,
  isLoneKey,
  isModal,
  usePageKey,
} from '../../../kernel/keys/use-page-key.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import type { ListRow } from '../list-names.ts'
import type { ListOnScreen } from '../use-list.ts'
import { extendRange, type Range } from './extend-range.ts'
import { focusedRow, LIST_KEYS } from './list-keys.ts'

/**
 * Keys of a list: those by themselves, which a person may turn off, and those that choose rows.
 *
 * @returns ref of an element of the list
 */
export function useListKeys<Row extends ListRow>(
  its: ListOnScreen<Row>,
): RefObject<HTMLSpanElement | null> {
  const { queryClient } = useServices()
  const { areSingleKeysOn } = useSnapshot(shortcutsStore)
  const place = useRef<HTMLSpanElement>(null)
  const range = useRef<Range | null>(null)
  const { list } = its
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [list.resource] })
  usePageKey(true, (event) => {
    const root = place.current?.closest('[data-list]')
    if (!root || !isInFront(root) || event.defaultPrevented) return
    const key = Object.keys(LIST_KEYS).find((one) => isLoneKey(event, one))
    const press = key === undefined || !areSingleKeysOn ? undefined : LIST_KEYS[key]
    const isDone = press
      ? press({ its, root, refresh })
      : isCommand(event, 'a')
        ? choosePage(its, root)
        : walk(event, its, root, range)
    if (isDone) event.preventDefault()
  })
  return place
}

/** Chooses the rows of the page, if the focus is among them. */
function choosePage<Row extends ListRow>(its: ListOnScreen<Row>, root: Element): boolean {
  const at = document.activeElement
  const isInside =
    at !== null &&
    root.contains(at) &&
    !at.matches('textarea, select, input:not([type=checkbox])') &&
    (at.closest('table, [data-row]') !== null || at.querySelector(':scope > table') !== null)
  if (!isInside || its.bulk.length === 0 || isModal()) return false
  its.setChosen(new Set([...its.chosen, ...its.rows.map(({ id }) => id)]))
  return true
}

/** Arrows move the focus from row to row; with Shift they choose what they pass. */
function walk<Row extends ListRow>(
  event: KeyboardEvent,
  its: ListOnScreen<Row>,
  root: Element,
  range: RefObject<Range | null>,
): boolean {
  const step = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
  const row = focusedRow(root)
  if (step === undefined || row === null || row !== document.activeElement) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const at = row.dataset['row'] ?? ''
  const ids = its.rows.map(({ id }) => id)
  const next = extendRange({ ids, chosen: its.chosen, at }, step, range.current)
  if (next === null) return false
  if (event.shiftKey && its.bulk.length > 0) {
    range.current = next.range
    its.setChosen(next.chosen)
  } else range.current = null
  root.querySelector<HTMLElement>(`[data-row="${next.range.at}"]`)?.focus()
  return true
}
