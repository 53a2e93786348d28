type Entry = { readonly hash: string; readonly state: unknown }

/** Fake browser page for a router: a hash, a history, and events of steps. */
export function fakePage(start: string) {
  let entries: readonly Entry[] = [{ hash: `#${start}`, state: null }]
  let at = 0
  const listeners = new Set<() => void>()
  const here = (): Entry => entries[at] ?? { hash: '', state: null }
  const goTo = (place: number) => {
    at = place
    for (const listener of listeners) listener()
  }
  const hashIn = (url: string | undefined) => url?.slice(url.indexOf('#')) ?? here().hash
  const page = {
    location: {
      origin: 'http://console',
      get hash() {
        return here().hash
      },
    },
    history: {
      get state() {
        return here().state
      },
      pushState(state: unknown, _unused: string, url?: string) {
        entries = [...entries.slice(0, at + 1), { hash: hashIn(url), state }]
        at += 1
      },
      replaceState(state: unknown, _unused: string, url?: string) {
        entries = entries.with(at, { hash: hashIn(url), state })
      },
      go(count: number) {
        if (count === 0) throw new Error('a step of none loads the page again')
        if (entries[at + count]) goTo(at + count)
      },
    },
    document: { createElement: () => null, querySelector: () => null },
    addEventListener(name: string, listener: () => void) {
      if (name === 'popstate') listeners.add(listener)
    },
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
  }
  return {
    // as: a router uses only these members.
    page: page as unknown as Window,
    /** Addresses of the history, oldest first. */
    addresses: () => entries.map(({ hash }) => hash.slice(1)),
    address: () => here().hash.slice(1),
    /** Changes the hash, as typing an address does. */
    type(address: string) {
      entries = [...entries.slice(0, at + 1), { hash: `#${address}`, state: null }]
      goTo(at + 1)
    },
  }
}
