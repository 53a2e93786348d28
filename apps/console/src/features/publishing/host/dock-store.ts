import { proxy, ref, useSnapshot } from 'valtio'

/** Frames that run while their screen is left, and their places in the task tray. */
const dock = proxy<{
  keys: readonly string[]
  cells: Record<string, ReturnType<typeof ref<HTMLElement>>>
}>({ keys: [], cells: {} })

/** Keys of the accounts whose frames are docked; the tray has a cell for each. */
export function setDockedRuns(keys: readonly string[]): void {
  if (keys.join() !== dock.keys.join()) dock.keys = keys
}

/** Place of a docked frame, or null when it is gone. */
export function setDockCell(key: string, element: HTMLElement | null): void {
  if (element) dock.cells[key] = ref(element)
  else delete dock.cells[key]
}

export const useDockedRuns = (): readonly string[] => useSnapshot(dock).keys

export const useDockCell = (key: string): HTMLElement | null => useSnapshot(dock).cells[key] ?? null
