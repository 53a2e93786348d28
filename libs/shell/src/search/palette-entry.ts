/** Kinds of entry that the palette can find. */
export type PaletteKind = 'screen' | 'record' | 'action'

/**
 * A destination or an action. The caller passes only entries that the person may open.
 *
 * `titles`: the one on screen first, then those in other languages. `keywords`: other words for
 * it, never shown. `id`: stable, for the recent ones; of a record `<type>/<id>`.
 */
export type PaletteEntry = {
  readonly id: string
  readonly kind: PaletteKind
  readonly titles: readonly [string, ...string[]]
  readonly keywords?: readonly string[]
  /** A record that is an account: found by `@`. */
  readonly isAccount?: boolean
  /** Text that the server found the record by, as `parseQuery` gives it: perhaps in other words. */
  readonly foundBy?: string
}
