import type { DeskTab } from './desk-definition.ts'

/** One tab of a desk on screen: a list, or the lists of one subject. */
export type TabGroup = {
  readonly id: string
  readonly label: () => string
  /** At least one. */
  readonly tabs: readonly DeskTab[]
}

/** Tabs by subject, each where its first list stands; a list without others keeps its own name. */
export function tabGroups(tabs: readonly DeskTab[]): readonly TabGroup[] {
  const groups = new Map<string, DeskTab[]>()
  for (const tab of tabs) {
    const id = tab.subject?.id ?? tab.id
    groups.set(id, [...(groups.get(id) ?? []), tab])
  }
  return [...groups].map(([id, group]) => {
    const [first] = group
    return { id, label: (first?.subject ?? first)?.label ?? (() => ''), tabs: group }
  })
}
