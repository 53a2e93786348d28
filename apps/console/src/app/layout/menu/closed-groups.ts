import { proxy } from 'valtio'

/** The groups of the menu that somebody closed; every layout draws them so, until the page goes. */
export const closedGroups = proxy<Record<string, true>>({})

export function toggleGroup(path: string): void {
  if (closedGroups[path]) delete closedGroups[path]
  else closedGroups[path] = true
}
