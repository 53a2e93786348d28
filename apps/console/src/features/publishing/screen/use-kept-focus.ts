import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a box whose parts change: when the focused part is removed, the element with
 * `data-next-focus` takes it, else the box itself. Focus that the person has moved is left alone.
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
    // Some browsers raise focusout for a removed element.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) focused = null
      })
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      focused = null
      // A dialog around the box takes the focus of what is gone, if it noticed first.
      if (!document.activeElement?.contains(box)) return
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
