/** The newest seal of a chain, as it is kept outside the database. */
export interface Head {
  sequence: number
  /** Hexadecimal. */
  hash: string
  sealedAt: string
}

/** The chain that this server adds to, and the last known head of each chain. */
export interface Heads {
  current: string
  chains: Readonly<Record<string, Head>>
}

/** Where the heads are kept: not in the database that they vouch for. */
export interface HeadStore {
  /** Undefined before the first seal. */
  read: () => Promise<Heads | undefined>
  write: (heads: Heads) => Promise<void>
}
