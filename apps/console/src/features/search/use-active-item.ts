import { useState } from 'react'
import type { ItemGroup, PaletteItem } from './palette-item.ts'

/**
 * Item that Enter would open: the one chosen by arrows or pointer while it is still shown, else the
 * first.
 */
export function useActiveItem(groups: readonly ItemGroup[]) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const items: readonly PaletteItem[] = groups.flatMap(({ hits }) => hits.map(({ entry }) => entry))
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosenId),
  )
  return {
    active: items[at] ?? null,
    choose: setChosenId,
    /** Moves the active item, wrapping around at the ends. */
    move(by: 1 | -1) {
      const next = items[(at + by + items.length) % items.length]
      if (next) setChosenId(next.id)
    },
  }
}
