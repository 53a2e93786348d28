import { useEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * A box that scrolls and holds nothing to focus takes focus itself, so that it scrolls by
 * keyboard (WCAG 2.1.1). Put the ref on the box.
 */
export function useScrollFocus() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const needsFocus = box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE)
    if (needsFocus) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  })
  return ref
}
