import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a box whose parts come and go: when the focused one is removed, what is marked
 * `data-next-focus` takes it, else the box itself. What the person has moved to keeps it.
 *
 * @returns a ref for the box, which needs `tabIndex={-1}`
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    let focused: Node | null = box.contains(document.activeElement) ? document.activeElement : null
    const note = ({ target }: FocusEvent) => {
      focused = target instanceof Node ? target : null
    }
    // Some browsers tell of what is removed as if it had been left.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) focused = null
      })
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = null
      if (document.activeElement !== document.body) return
      const next = box.querySelector<HTMLElement>('[data-next-focus]') ?? box
      next.focus({ preventScroll: true })
    })
    box.addEventListener('focusin', note)
    box.addEventListener('focusout', leave)
    watch.observe(box, { childList: true, subtree: true })
    return () => {
      box.removeEventListener('focusin', note)
      box.removeEventListener('focusout', leave)
      watch.disconnect()
    }
  }, [])
  return ref
}
