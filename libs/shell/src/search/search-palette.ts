import { matchText } from './match-text.ts'
import type { PaletteEntry, PaletteKind } from './palette-entry.ts'
import { type PaletteQuery, type PaletteScope, parseQuery } from './parse-query.ts'
import type { MatchRange, PinyinMatch } from './pinyin-port.ts'

export type PaletteHit<E extends PaletteEntry = PaletteEntry> = {
  readonly entry: E
  /** Range to highlight in the first title; null if another word matched. */
  readonly range: MatchRange | null
}

export type PaletteGroup<E extends PaletteEntry = PaletteEntry> = {
  readonly name: 'recent' | PaletteKind
  /** Type of the records of a group of records. */
  readonly type?: string
  readonly hits: readonly PaletteHit<E>[]
}

export type PaletteInput<E extends PaletteEntry> = {
  readonly typed: string
  readonly entries: readonly E[]
  /** Ids, the latest first. */
  readonly recent: readonly string[]
  readonly pinyin: PinyinMatch
  /** Of each group. */
  readonly limit?: number
}

const KINDS: readonly PaletteKind[] = ['screen', 'record', 'action']
const DEFAULT_LIMIT = 8
const RECENT_BONUS = 5
const OTHER_TITLE_COST = 1
const KEYWORD_COST = 15
/** A record that only the server knows the reason for, behind all that match here. */
const FOUND_SCORE = 1

/**
 * Items of the palette: without a query the recent ones and all screens and actions, else the
 * matches, best first, in the groups screens, records by their type, actions. Empty groups are left
 * out.
 *
 * @source ux: search and palette
 */
export function searchPalette<E extends PaletteEntry>(
  input: PaletteInput<E>,
): readonly PaletteGroup<E>[] {
  const query = parseQuery(input.typed)
  const entries = input.entries.filter((entry) => isInScope(entry, query.scope))
  const limit = input.limit ?? DEFAULT_LIMIT
  const groups =
    query.text === '' ? unasked(entries, input.recent, query.scope) : asked(entries, query, input)
  return groups
    .map((group) => ({ ...group, hits: group.hits.slice(0, limit) }))
    .filter(({ hits }) => hits.length > 0)
}

function isInScope(entry: PaletteEntry, scope: PaletteScope): boolean {
  if (scope === 'actions') return entry.kind === 'action'
  if (scope === 'accounts') return entry.isAccount === true
  return scope === 'all' || entry.kind === 'record'
}

function unasked<E extends PaletteEntry>(
  entries: readonly E[],
  recent: readonly string[],
  scope: PaletteScope,
): readonly PaletteGroup<E>[] {
  const plain = (entry: E): PaletteHit<E> => ({ entry, range: null })
  // Lookup among the entries open now, which drops recent ones that are gone or forbidden.
  const lately = recent.flatMap((id) => entries.filter((entry) => entry.id === id))
  const kinds = groupsOf(entries.filter(({ id }) => !recent.includes(id)).map(plain))
  return scope === 'all' ? [{ name: 'recent', hits: lately.map(plain) }, ...kinds] : kinds
}

function asked<E extends PaletteEntry>(
  entries: readonly E[],
  query: PaletteQuery,
  { recent, pinyin }: PaletteInput<E>,
): readonly PaletteGroup<E>[] {
  const ranked = entries
    .flatMap((entry) => {
      const found = bestMatch(entry, query, pinyin)
      if (!found) return []
      const bonus = recent.includes(entry.id) ? RECENT_BONUS : 0
      return [{ entry, range: found.range, score: found.score + bonus }]
    })
    // Equal ones: the shorter title is the closer answer; else as the menu has them.
    .sort((a, b) => b.score - a.score || a.entry.titles[0].length - b.entry.titles[0].length)
  return groupsOf(ranked.map(({ entry, range }) => ({ entry, range })))
}

/** Hits by kind, records also by type: the type of the first hit comes first. */
function groupsOf<E extends PaletteEntry>(
  hits: readonly PaletteHit<E>[],
): readonly PaletteGroup<E>[] {
  return KINDS.flatMap((name): readonly PaletteGroup<E>[] => {
    const ofKind = hits.filter(({ entry }) => entry.kind === name)
    if (name !== 'record') return [{ name, hits: ofKind }]
    const types = new Set(ofKind.map(({ entry }) => typeOf(entry)))
    return [...types].map((type) => ({
      name,
      type,
      hits: ofKind.filter(({ entry }) => typeOf(entry) === type),
    }))
  })
}

/** Type of a record, from its id. */
const typeOf = ({ id }: PaletteEntry): string => id.slice(0, Math.max(0, id.lastIndexOf('/')))

type Found = { readonly score: number; readonly range: MatchRange | null }

function bestMatch(entry: PaletteEntry, query: PaletteQuery, pinyin: PinyinMatch): Found | null {
  if (query.scope === 'ids') {
    const id = entry.id.slice(entry.id.lastIndexOf('/') + 1)
    return id.startsWith(query.text) ? { score: id === query.text ? 2 : 1, range: null } : null
  }
  const words = [
    ...entry.titles.map((text, index) => ({ text, cost: index === 0 ? 0 : OTHER_TITLE_COST })),
    ...(entry.keywords ?? []).map((text) => ({ text, cost: KEYWORD_COST })),
  ]
  let best: Found | null = null
  for (const [index, { text, cost }] of words.entries()) {
    const match = matchText(text, query.text, pinyin)
    if (!match || (best && best.score >= match.score - cost)) continue
    best = { score: match.score - cost, range: index === 0 ? match.range : null }
  }
  return best ?? (entry.foundBy === query.text ? { score: FOUND_SCORE, range: null } : null)
}
