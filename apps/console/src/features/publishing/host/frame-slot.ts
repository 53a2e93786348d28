import { proxy, ref, useSnapshot } from 'valtio'

/** Place on the screen for one account's frame. */
export type FrameSlot = { readonly uid: string; readonly element: HTMLElement }

const stage = proxy<{ slot: ReturnType<typeof ref<FrameSlot>> | null }>({ slot: null })

/** Sets the screen's place, or null when it is left. The frame never moves within the page. */
export function setFrameSlot(next: FrameSlot | null): void {
  if (stage.slot?.uid === next?.uid && stage.slot?.element === next?.element) return
  stage.slot = next && ref(next)
}

export const useFrameSlot = (): FrameSlot | null => useSnapshot(stage).slot
