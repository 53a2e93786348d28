/** Gives a new unique key, a UUID in practice. */
export type NewKey = () => string

/** A random UUID; random numbers where a page without https has none. */
export function newUuid(): string {
  const { crypto } = globalThis
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
