/** Kinds of entry that the palette can find. */
export type PaletteKind = 'screen' | 'record' | 'action'

/**
 * Something to go to or to do. The caller gives only what the person may open.
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
}
