import { pathOf } from './address.ts'
import { isExternal, type Screen } from './screen.ts'

/** The declared screens, found by path. */
export type ScreenTable<Row extends Screen = Screen> = {
  /** In menu order. */
  readonly rows: readonly Row[]
  /** The row of an address; the catch-all `*` for one that no screen answers. */
  readonly match: (address: string) => Row
  /** The row that is declared with this path. */
  readonly find: (path: string) => Row | undefined
  /** From the group to the row itself. */
  readonly chainOf: (screen: Screen) => readonly Row[]
  readonly childrenOf: (screen: Screen) => readonly Row[]
}

/**
 * Puts the declared screens in a table. A static path wins over one with `{name}`.
 *
 * @throws Error for a declaration that cannot work: no catch-all, a path twice, a group that is
 *         not there, a row inside itself
 * @source console spec §2; static paths win
 */
export function createScreenTable<Row extends Screen>(rows: readonly Row[]): ScreenTable<Row> {
  const byPath = new Map(rows.map((row) => [row.path, row]))
  if (byPath.size !== rows.length) throw new Error('two screens have the same path')
  const catchAll = byPath.get('*')
  if (!catchAll) throw new Error('the screens have no catch-all')
  const patterns = rows.filter(({ path }) => path.includes('{') && !isExternal(path))
  const children = new Map<Row['group'], Row[]>()
  for (const row of rows) children.set(row.group, [...(children.get(row.group) ?? []), row])
  const chains = new Map(rows.map((row) => [row.path, chainIn(byPath, row)]))

  return {
    rows,
    match(address) {
      const asked = pathOf(address)
      const row = asked.startsWith('/') && !asked.includes('{') ? byPath.get(asked) : undefined
      return row ?? patterns.find(({ path }) => fits(path, asked)) ?? catchAll
    },
    find: (path) => byPath.get(path),
    chainOf: ({ path }) => chains.get(path) ?? [],
    childrenOf: ({ path }) => children.get(path) ?? [],
  }
}

/** The names that the pattern of a row gives to segments of the address. */
export function paramsOf({ path }: Screen, address: string): Readonly<Record<string, string>> {
  const asked = pathOf(address).split('/')
  const named = path
    .split('/')
    .map((part, at) => [part, asked[at] ?? ''] as const)
    .filter(([part]) => part.startsWith('{'))
  return Object.fromEntries(named.map(([part, value]) => [part.slice(1, -1), unescaped(value)]))
}

function chainIn<Row extends Screen>(byPath: ReadonlyMap<string, Row>, row: Row): readonly Row[] {
  const chain = [row]
  for (let at = row; at.group !== true && at.group !== 'public';) {
    const above = byPath.get(at.group)
    if (!above) throw new Error(`screen ${at.path} names no group`)
    if (chain.includes(above)) throw new Error(`screen ${row.path} stands inside itself`)
    chain.unshift(above)
    at = above
  }
  return chain
}

function fits(pattern: string, path: string): boolean {
  const asked = path.split('/')
  const parts = pattern.split('/')
  if (asked.length !== parts.length) return false
  return parts.every((part, at) => (part.startsWith('{') ? asked[at] !== '' : part === asked[at]))
}

function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
