/** Location of a page: the part after the hash sign. */
export type Location = {
  readonly pathname: string
  /** With its question mark; empty without one. */
  readonly search: string
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

/** Formats a location as an address. */
export const addressAt = ({ pathname, search }: Location): string => pathname + search
