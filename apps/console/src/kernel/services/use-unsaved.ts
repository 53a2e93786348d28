import { useEffect, useId, useRef, type RefObject } from 'react'
import { useShell } from './services-context.ts'
import { useViewId } from './view-context.ts'

/**
 * Marks the tab of this view while a form in it has unsaved edits: the tab shows a mark, asks
 * before closing and is never evicted, and the page does not reload by itself.
 *
 * @returns ref for the form: it distinguishes a closed form from a hidden view, whose edits still
 *          exist
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
