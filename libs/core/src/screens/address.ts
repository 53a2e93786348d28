/** Values of a query by name, in the order they were given. */
export type Query = Readonly<Record<string, readonly string[]>>

/**
 * The path of an address: without the hash sign of the router, its query, a fragment, and a slash
 * at the end.
 *
 * @source console spec §2, hash router
 */
export function pathOf(address: string): string {
  const bare = address.replace(/^#/, '').split(/[?#]/, 1)[0] ?? ''
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare
}

/** The text behind the question mark, without a fragment; empty without one. */
export function queryTextOf(address: string): string {
  const bare = address.replace(/^#/, '').split('#', 1)[0] ?? ''
  const at = bare.indexOf('?')
  return at === -1 ? '' : bare.slice(at + 1)
}

/** Reads the query of an address; parts that cannot be decoded are kept as written. */
export function queryOf(address: string): Query {
  const values = new Map<string, string[]>()
  for (const part of queryTextOf(address).split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = decoded(at === -1 ? part : part.slice(0, at))
    const value = at === -1 ? '' : decoded(part.slice(at + 1))
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return Object.fromEntries(values)
}

/** A text of an address as people read it. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
