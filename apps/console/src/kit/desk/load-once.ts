import type { AnyList, DeskTab } from './desk-definition.ts'

const loaded = new WeakMap<DeskTab, Promise<AnyList>>()

/** The list of a tab, loaded once; one that failed to come is asked for again. */
export function loadOnce(tab: DeskTab): Promise<AnyList> {
  const known = loaded.get(tab)
  if (known) return known
  const coming = tab.load()
  loaded.set(tab, coming)
  coming.catch(() => loaded.delete(tab))
  return coming
}
