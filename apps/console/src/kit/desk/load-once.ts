import { use } from 'react'
import type { AnyList, ListTab } from './desk-definition.ts'

/** A promise that tells how it ended in the members that React reads before it suspends. */
type Coming = Promise<AnyList> & { status?: 'fulfilled'; value?: AnyList }

const coming = new WeakMap<ListTab, Coming>()

/** Loads the list of a tab once; a failed load is retried at the next call. */
export function loadOnce(tab: ListTab): Promise<AnyList> {
  const known = coming.get(tab)
  if (known) return known
  const promise: Coming = tab.load()
  coming.set(tab, promise)
  promise.then(
    (list) => Object.assign(promise, { status: 'fulfilled', value: list }),
    () => coming.delete(tab),
  )
  return promise
}

/** List of a tab: one that has loaded is rendered at once, another suspends. */
export const useTabList = (tab: ListTab): AnyList => use(loadOnce(tab))
