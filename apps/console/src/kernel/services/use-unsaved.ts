import { useEffect, useId, useRef, type RefObject } from 'react'
import { useShell } from './services-context.ts'
import { useViewId } from './view-context.ts'

/**
 * Marks the tab of this view while a form in it has edits that nobody saved: its tab shows it,
 * asks before it is closed, is never dropped for others, and the page is not reloaded by itself.
 *
 * @returns goes onto the form: it tells a form that was closed from a view that is hidden, whose
 *          edits are still there
 * @source  ux: tabs bar; reliability F27, F28
 */
export function useUnsaved(isUnsaved: boolean): RefObject<HTMLFormElement | null> {
  const { tabs } = useShell()
  const id = useViewId()
  const by = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (id === null) return undefined
    const element = form.current
    tabs.dispatch(
      isUnsaved
        ? { tag: 'marked', id, mark: { kind: 'unsaved', by } }
        : { tag: 'unmarked', id, by },
    )
    return () => {
      if (!element?.isConnected) tabs.dispatch({ tag: 'unmarked', id, by })
    }
  }, [tabs, id, by, isUnsaved])
  return form
}
