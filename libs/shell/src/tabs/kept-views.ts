import type { Tab } from './tab.ts'

/** @source console spec §2, §9: visited screens are kept alive, up to 20 views */
export const MAX_KEPT_VIEWS = 20

/**
 * Keeps the view of a visited tab. Above the limit the least recently used view is dropped: one
 * that is not pinned if possible. A view with unsaved edits or running work is never dropped; if
 * all are of that kind, the new one is shown without being kept.
 *
 * @param kept  the longest unused first
 * @source      console spec §2, §9; ux: keep-alive, unsaved forms are never evicted
 */
export function keepView(
  kept: readonly string[],
  { id, meta }: Tab,
  tabs: readonly Tab[],
): readonly string[] {
  const others = kept.filter((other) => other !== id)
  if (!meta.isCached) return others
  const order = [...others, id]
  if (order.length <= MAX_KEPT_VIEWS) return order
  const free = others
    .flatMap((other) => tabs.find((tab) => tab.id === other) ?? [])
    .filter(({ marks }) => marks.length === 0)
  const goes = free.find(({ isPinned }) => !isPinned) ?? free[0]
  return order.filter((other) => other !== (goes?.id ?? id))
}
