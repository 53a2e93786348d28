import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Takes files that are pasted into the form or window around an element, wherever the focus is in
 * it. A copied table brings a picture of itself beside its text: it stays a paste of text.
 */
export function usePaste(
  within: RefObject<HTMLElement | null>,
  isOn: boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData
    if (!pasted || event.defaultPrevented || pasted.types.includes('text/plain')) return
    if (pasted.files.length === 0) return
    event.preventDefault()
    onFiles([...pasted.files])
  })
  useEffect(() => {
    const around = within.current?.closest<HTMLElement>('form, [role="dialog"]') ?? document
    if (!isOn) return undefined
    const listen = (event: Event) => take(event as ClipboardEvent)
    around.addEventListener('paste', listen)
    return () => around.removeEventListener('paste', listen)
  }, [within, isOn])
}
