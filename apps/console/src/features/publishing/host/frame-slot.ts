import { useSyncExternalStore } from 'react'

/** The place on the screen where one account's frame is to be seen. */
export type FrameSlot = { readonly uid: string; readonly element: HTMLElement }

let slot: FrameSlot | null = null
const listeners = new Set<() => void>()

/** The screen offers its place; null when it is left. The frame itself never moves in the page. */
export function setFrameSlot(next: FrameSlot | null): void {
  if (slot?.uid === next?.uid && slot?.element === next?.element) return
  slot = next
  for (const listener of listeners) listener()
}

export function useFrameSlot(): FrameSlot | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => slot,
  )
}
