/** Where a page stands: what is behind the hash sign. */
export type Location = {
  readonly pathname: string
  /** With its question mark; empty without one. */
  readonly search: string
}

export type AddressChange = 'push' | 'replace'

/** The address bar and the history of the browser. */
export type AddressBar = {
  readonly read: () => Location
  readonly write: (location: Location, change: AddressChange) => void
  /** Steps in the history; the browser tells the listener when it is there. */
  readonly step: (count: number) => void
  /** Told when the person moves: back, forward, a link, an address typed by hand. */
  readonly onMoved: (listener: () => void) => void
}

/** Reads an address of the console, e.g. `/setting/user?p=2`. */
export function parseLocation(address: string): Location {
  const [bare = ''] = address.split('#', 1)
  const at = bare.indexOf('?')
  const path = at === -1 ? bare : bare.slice(0, at)
  return {
    pathname: path.startsWith('/') ? path : `/${path}`,
    search: at === -1 || at === bare.length - 1 ? '' : bare.slice(at),
  }
}

/** The address as it is written. */
export const addressAt = ({ pathname, search }: Location): string => pathname + search

/** The address as a link of the page holds it. @source console spec §2, hash router */
export const hrefOf = (address: string): string => `#${address}`

export const hashBar: AddressBar = {
  read: () => parseLocation(location.hash.slice(1)),
  write(to, change) {
    const href = hrefOf(addressAt(to))
    if (change === 'push') history.pushState(null, '', href)
    else history.replaceState(null, '', href)
  },
  step: (count) => history.go(count),
  onMoved: (listener) => addEventListener('popstate', listener),
}
