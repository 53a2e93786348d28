import { proxy } from 'valtio'

export type HoldReason = 'publishing' | 'paused' | 'unsaved' | 'bulk'

/** Work that closing the page would lose; read it with `useSnapshot`. */
export const pageHolds = proxy<{ reasons: HoldReason[] }>({ reasons: [] })

/**
 * Marks running or unsaved work: closing the tab asks first, and the page never reloads by itself.
 *
 * @returns function that releases the hold
 * @source  ux: job rule 4; reliability F27
 */
export function holdPage(reason: HoldReason): () => void {
  if (pageHolds.reasons.length === 0) addEventListener('beforeunload', ask)
  pageHolds.reasons.push(reason)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    pageHolds.reasons.splice(pageHolds.reasons.indexOf(reason), 1)
    if (pageHolds.reasons.length === 0) removeEventListener('beforeunload', ask)
  }
}

export const isPageHeld = (): boolean => pageHolds.reasons.length > 0

const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
