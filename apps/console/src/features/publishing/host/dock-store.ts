import { proxy, ref, useSnapshot } from 'valtio'

/** Frames that run while their screen is left, and their places in the task tray. */
const dock = proxy<{
  uids: readonly string[]
  cells: Record<string, ReturnType<typeof ref<HTMLElement>>>
}>({ uids: [], cells: {} })

/** Accounts whose frames are docked; the tray has a cell for each. */
export function setDockedUids(uids: readonly string[]): void {
  if (uids.join() !== dock.uids.join()) dock.uids = uids
}

/** Place of a docked frame, or null when it is gone. */
export function setDockCell(uid: string, element: HTMLElement | null): void {
  if (element) dock.cells[uid] = ref(element)
  else delete dock.cells[uid]
}

export const useDockedUids = (): readonly string[] => useSnapshot(dock).uids

export const useDockCell = (uid: string): HTMLElement | null => useSnapshot(dock).cells[uid] ?? null
