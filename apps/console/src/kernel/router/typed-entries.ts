/**
 * Numbers the entries of the history that react-router did not make: an address typed by hand, or
 * set by a script. It tells by the numbers how far a step went, and so takes back a step that waits
 * for an answer about unsaved edits; without them it can't, or takes the wrong way.
 *
 * To be called before the router listens.
 *
 * @returns to be called after each navigation
 */
export function numberTypedEntries(page: Window): () => void {
  let last = { number: numberIn(page) ?? 0, hash: page.location.hash }
  const note = () => {
    last = { number: numberIn(page) ?? last.number, hash: page.location.hash }
  }
  page.addEventListener('popstate', () => {
    if (numberIn(page) === null) {
      // The same address typed once more takes its entry over; another one makes the next.
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
