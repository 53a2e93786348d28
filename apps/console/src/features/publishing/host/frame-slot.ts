import { proxy, ref, useSnapshot } from 'valtio'

/** The place on the screen where one account's frame is to be seen. */
export type FrameSlot = { readonly uid: string; readonly element: HTMLElement }

const stage = proxy<{ slot: ReturnType<typeof ref<FrameSlot>> | null }>({ slot: null })

/** The screen offers its place; null when it is left. The frame itself never moves in the page. */
export function setFrameSlot(next: FrameSlot | null): void {
  if (stage.slot?.uid === next?.uid && stage.slot?.element === next?.element) return
  stage.slot = next && ref(next)
}

export const useFrameSlot = (): FrameSlot | null => useSnapshot(stage).slot
