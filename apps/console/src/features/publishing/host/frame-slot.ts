import { proxy, ref, useSnapshot } from 'valtio'

/** Places on the screen for the frames of accounts, by uid. */
const stage = proxy<{ slots: Record<string, ReturnType<typeof ref<HTMLElement>>> }>({ slots: {} })

/**
 * Shows the frame of an account over this place. The frame never moves within the page.
 *
 * @returns leaves the place, unless the account has another one by then
 */
export function showFrameAt(uid: string, element: HTMLElement): () => void {
  stage.slots[uid] = ref(element)
  return () => {
    if (stage.slots[uid] === element) delete stage.slots[uid]
  }
}

/** Places of the frames that a screen shows, by uid. */
export const useFrameSlots = (): Readonly<Partial<Record<string, HTMLElement>>> =>
  useSnapshot(stage).slots
