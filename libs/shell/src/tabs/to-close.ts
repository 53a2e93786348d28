import type { Tab } from './tab.ts'
import type { TabsState } from './tabs-state.ts'

export type CloseScope = 'self' | 'others' | 'left' | 'right' | 'all'

/**
 * The tabs that a command closes. Those that cannot be closed stay, and pinned ones too unless the
 * tab itself is meant.
 *
 * @source console spec §2: close-others, close-left, close-right and close-all
 */
export function idsToClose({ tabs }: TabsState, id: string, scope: CloseScope): readonly string[] {
  const at = tabs.findIndex((tab) => tab.id === id)
  if (at === -1 && scope !== 'all') return []
  const chosen = {
    self: () => tabs.slice(at, at + 1),
    others: () => tabs.filter((tab) => tab.id !== id),
    left: () => tabs.slice(0, at),
    right: () => tabs.slice(at + 1),
    all: () => tabs,
  }[scope]()
  return chosen
    .filter(({ meta, isPinned }) => meta.isClosable && (scope === 'self' || !isPinned))
    .map((tab) => tab.id)
}

/** Where to go when tabs close: stays if it can, else the next one, else the one before. */
export function tabAfterClosing(
  { tabs, activeId }: TabsState,
  closing: readonly string[],
): Tab | undefined {
  const stays = ({ id }: Tab) => !closing.includes(id)
  const at = Math.max(
    tabs.findIndex(({ id }) => id === activeId),
    0,
  )
  return tabs.slice(at).find(stays) ?? tabs.slice(0, at).findLast(stays)
}
