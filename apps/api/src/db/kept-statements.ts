import type { Connection } from 'pg'

export interface Field {
  name: string
  parse: (text: string) => unknown
}

/** The statements that a connection keeps parsed and planned. */
export interface KeptStatements {
  /** Name of a statement, whether it must be parsed first, and the statement it evicts. */
  use: (text: string) => { name: string; isNew: boolean; dropped: readonly string[] }
  fieldsOf: (text: string) => readonly Field[]
  describe: (text: string, fields: readonly Field[]) => void
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
  const statements = new Map<string, { name: string; fields: readonly Field[] }>()
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
      const entry = known ?? { name: `${kind}_${(serial += 1)}`, fields: [] }
      // A map keeps insertion order: move the used one to the end.
      statements.delete(text)
      statements.set(text, entry)
      const [oldest] = statements.keys()
      if (statements.size > most && oldest !== undefined) drop(oldest)
      const gone = dropped
      dropped = []
      return { name: entry.name, isNew: !known, dropped: gone }
    },
    fieldsOf: (text) => statements.get(text)?.fields ?? [],
    describe(text, fields) {
      const entry = statements.get(text)
      if (entry) entry.fields = fields
    },
    forget: drop,
  }
}
