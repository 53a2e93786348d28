/**
 * Makes something when it is first needed and keeps it. For the formats of `Intl`: each costs
 * milliseconds to make, which a page that shows no such text at its start need not wait for.
 */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
