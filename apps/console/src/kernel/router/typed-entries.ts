/**
 * Numbers history entries that react-router did not create: typed addresses, or those set by a
 * script. react-router computes the length of a step from the numbers to revert one that waits for
 * an answer about unsaved edits; without them it fails or goes the wrong way.
 *
 * Call it before the router listens.
 *
 * @returns function to call after each navigation
 */
export function numberTypedEntries(page: Window): () => void {
  let last = { number: numberIn(page) ?? 0, hash: page.location.hash }
  const note = () => {
    last = { number: numberIn(page) ?? last.number, hash: page.location.hash }
  }
  page.addEventListener('popstate', () => {
    if (numberIn(page) === null) {
      // Typing the same address reuses its entry; another address adds the next.
      const idx = page.location.hash === last.hash ? last.number : last.number + 1
      page.history.replaceState({ ...page.history.state, idx }, '')
    }
    note()
  })
  return note
}

function numberIn({ history }: Window): number | null {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null
  return typeof state.idx === 'number' ? state.idx : null
}
