import { proxy } from 'valtio'

/** Menu groups that the person closed; shared by all layouts, until the page is closed. */
export const closedGroups = proxy<Record<string, true>>({})

export function toggleGroup(path: string): void {
  if (closedGroups[path]) delete closedGroups[path]
  else closedGroups[path] = true
}
