/** The whole local storage and the page, as ports. */
export type ClearCachePorts = {
  readonly store: () => { readonly clear: () => void }
  readonly reload: () => void
  /** A run or an unsaved form is open. */
  readonly isHeld: () => boolean
}

/**
 * Empties local storage and loads the page again; never while a run or an unsaved form is open.
 * A storage that refuses holds nothing that could be emptied, so the page is loaded all the same.
 *
 * @returns `held` when nothing was done
 * @source  console spec §2, extra actions: clear cache
 */
export function clearCache({ store, reload, isHeld }: ClearCachePorts): 'held' | 'cleared' {
  if (isHeld()) return 'held'
  try {
    store().clear()
  } catch {
    // Blocked storage: there is nothing in it that the next page could read.
  }
  reload()
  return 'cleared'
}
