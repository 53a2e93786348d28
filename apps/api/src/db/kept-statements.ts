import type { Connection } from 'pg'

export interface Field {
  name: string
  parse: (text: string) => unknown
}

/** A prepared statement of a connection. A trip that uses it keeps it, even after it was evicted. */
export interface KeptStatement {
  readonly name: string
  /** Described once, by the answer to the first use. */
  fields: readonly Field[]
}

/** A statement to use, whether it must be parsed first, and the names that are closed before. */
interface Use {
  statement: KeptStatement
  isNew: boolean
  dropped: readonly string[]
}

/** The statements that a connection keeps parsed and planned. */
export interface KeptStatements {
  use: (text: string) => Use
  /** It failed: its state on the connection is unknown. */
  forget: (text: string) => void
}

/** Each costs a connection some memory; the one that was not asked for longest gives way. */
const MAX_KEPT = 64

/**
 * The statements of one kind that each connection keeps.
 *
 * @param kind  begins their names, which no other kind has
 */
export function keptBy(kind: string): (connection: Connection) => KeptStatements {
  const kept = new WeakMap<Connection, KeptStatements>()
  return (connection) => {
    const known = kept.get(connection) ?? createKeptStatements(MAX_KEPT, kind)
    kept.set(connection, known)
    return known
  }
}

export function createKeptStatements(most: number, kind = 'bound'): KeptStatements {
  const statements = new Map<string, KeptStatement>()
  let serial = 0
  let dropped: string[] = []
  const drop = (text: string) => {
    const found = statements.get(text)
    if (found) dropped.push(found.name)
    statements.delete(text)
  }
  return {
    use(text) {
      const known = statements.get(text)
      const statement = known ?? { name: `${kind}_${(serial += 1)}`, fields: [] }
      // A map keeps insertion order: move the used one to the end.
      statements.delete(text)
      statements.set(text, statement)
      const [oldest] = statements.keys()
      if (statements.size > most && oldest !== undefined) drop(oldest)
      const gone = dropped
      dropped = []
      return { statement, isNew: !known, dropped: gone }
    },
    forget: drop,
  }
}
