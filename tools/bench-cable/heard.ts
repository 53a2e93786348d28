/** What a client heard: a connection, an event by its number, or that events may be missing. */
export type Heard =
  | { readonly tag: 'connected' }
  | { readonly tag: 'event'; readonly n: number }
  | { readonly tag: 'gap' }

/** One client's record against events that are numbered without a break. */
export type Judged = {
  /** Events that never came, of which nothing said so. */
  readonly missed: number
  /** Events that came again, or out of order. */
  readonly doubles: number
  /** Connections that said that events may be missing. */
  readonly gaps: number
}

/** Compares what a client heard with the events up to `lastN`; the first one heard begins it. */
export function judgeHeard(heard: readonly Heard[], lastN: number): Judged {
  const found = { missed: 0, doubles: 0, gaps: 0 }
  let nextN: number | null = null
  let isTold = false
  for (const connection of connectionsOf(heard)) {
    isTold = connection.some(({ tag }) => tag === 'gap')
    if (isTold) found.gaps += 1
    for (const one of connection) {
      if (one.tag !== 'event') continue
      if (nextN !== null && one.n < nextN) {
        found.doubles += 1
        continue
      }
      // A gap that was told is filled over HTTP.
      if (nextN !== null && !isTold) found.missed += one.n - nextN
      isTold = false
      nextN = one.n + 1
    }
  }
  if (!isTold) found.missed += lastN + 1 - (nextN ?? lastN)
  return found
}

function connectionsOf(heard: readonly Heard[]): readonly (readonly Heard[])[] {
  const connections: Heard[][] = []
  for (const one of heard) {
    if (one.tag === 'connected') connections.push([])
    connections.at(-1)?.push(one)
  }
  return connections
}
