import type { AnyList, DeskTab } from './desk-definition.ts'

const coming = new WeakMap<DeskTab, Promise<AnyList>>()
const loaded = new WeakMap<DeskTab, AnyList>()

/** List of a tab if it has loaded, to render it at once. */
export const listOf = (tab: DeskTab): AnyList | undefined => loaded.get(tab)

/** Loads the list of a tab once; a failed load is retried at the next call. */
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
