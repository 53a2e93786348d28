import type { AnyList, DeskTab } from './desk-definition.ts'

const coming = new WeakMap<DeskTab, Promise<AnyList>>()
const loaded = new WeakMap<DeskTab, AnyList>()

/** The list of a tab where it has come: it can be drawn at once. */
export const listOf = (tab: DeskTab): AnyList | undefined => loaded.get(tab)

/** The list of a tab, loaded once; one that failed to come is asked for again. */
export function loadOnce(tab: DeskTab): Promise<AnyList> {
  const known = coming.get(tab)
  if (known) return known
  const promise = tab.load()
  coming.set(tab, promise)
  promise.then(
    (list) => loaded.set(tab, list),
    () => coming.delete(tab),
  )
  return promise
}
