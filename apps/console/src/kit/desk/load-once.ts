import type { AnyList, ListTab } from './desk-definition.ts'

const coming = new WeakMap<ListTab, Promise<AnyList>>()
const loaded = new WeakMap<ListTab, AnyList>()

/** List of a tab if it has loaded, to render it at once. */
export const listOf = (tab: ListTab): AnyList | undefined => loaded.get(tab)

/** Loads the list of a tab once; a failed load is retried at the next call. */
export function loadOnce(tab: ListTab): Promise<AnyList> {
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
