import { proxy, ref, useSnapshot } from 'valtio'

/** Places on the screen for the frames of accounts, by key. */
const stage = proxy<{ slots: Record<string, ReturnType<typeof ref<HTMLElement>>> }>({ slots: {} })

/**
 * Shows the frame of an account over this place. The frame never moves within the page.
 *
 * @returns leaves the place, unless the account has another one by then
 */
export function showFrameAt(key: string, element: HTMLElement): () => void {
  stage.slots[key] = ref(element)
  return () => {
    if (stage.slots[key] === element) delete stage.slots[key]
  }
}

/** Places of the frames that a screen shows, by key. */
export const useFrameSlots = (): Readonly<Partial<Record<string, HTMLElement>>> =>
  useSnapshot(stage).slots
