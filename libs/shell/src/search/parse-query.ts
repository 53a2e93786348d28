/** Scope that a first character narrows the palette to. @source ux: palette, `>` `@` `#` */
export type PaletteScope = 'all' | 'actions' | 'accounts' | 'ids'

export type PaletteQuery = {
  readonly scope: PaletteScope
  /** Trimmed, lower case, full-width letters as half-width. */
  readonly text: string
}

const MAX_QUERY = 100
const SCOPES: Readonly<Record<string, PaletteScope>> = {
  '>': 'actions',
  '》': 'actions',
  '@': 'accounts',
  '#': 'ids',
}

/** Reads what was typed, also with a Chinese keyboard (`＞`, `＃`, `》`). */
export function parseQuery(typed: string): PaletteQuery {
  const text = typed.slice(0, MAX_QUERY).normalize('NFKC').trim().toLowerCase()
  const scope = SCOPES[text.charAt(0)]
  const rest = (scope ? text.slice(1) : text).trim().replace(/\s+/g, ' ')
  return { scope: scope ?? 'all', text: rest }
}
