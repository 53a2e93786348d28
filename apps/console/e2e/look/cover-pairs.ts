import type { Random } from '@omc/core'

/** Possible values of each axis, by name. */
export type Axes = Readonly<Record<string, readonly (string | number)[]>>

/** One value of each axis. */
export type Row<A extends Axes> = { readonly [K in keyof A]: A[K][number] }

const CANDIDATES = 20

/**
 * Rows that cover every pair of values of different axes at least once, or as many pairs as `most`
 * rows can. Single values are covered first, so all of them occur as soon as `most` reaches the
 * length of the longest axis. The same seed gives the same rows.
 */
export function coverPairs<A extends Axes>(
  axes: A,
  { random, most = Number.POSITIVE_INFINITY }: { random: Random; most?: number },
): readonly Row<A>[] {
  const names = Object.keys(axes)
  const alone = new Set(names.flatMap((name) => valuesOf(axes, name).map((v) => one(name, v))))
  const pairs = new Set(pairsOf(axes, names))
  const rows: Row<A>[] = []
  while (pairs.size > 0 && rows.length < most) {
    const drawn = Array.from({ length: CANDIDATES }, () => fill(axes, { alone, pairs, random }))
    const best = drawn.reduce((a, b) => (gain(b, alone, pairs) > gain(a, alone, pairs) ? b : a))
    for (const value of singles(best)) alone.delete(value)
    for (const pair of pairsIn(best)) pairs.delete(pair)
    // Filled from the axes, name by name.
    rows.push(Object.fromEntries(best) as Row<A>)
  }
  return rows
}

/** Cartesian product of the axes. */
export function product<A extends Axes>(axes: A): readonly Row<A>[] {
  const rows = Object.keys(axes).reduce<readonly Filled[]>(
    (above, name) =>
      above.flatMap((row) => valuesOf(axes, name).map((value) => new Map([...row, [name, value]]))),
    [new Map()],
  )
  // Filled from the axes, name by name.
  return rows.map((row) => Object.fromEntries(row) as Row<A>)
}

type Value = string | number
type Filled = ReadonlyMap<string, Value>
type Open = { readonly alone: Set<string>; readonly pairs: Set<string>; readonly random: Random }

/** Fills a row axis by axis in random order, each with the value that covers most new pairs. */
function fill(axes: Axes, { alone, pairs, random }: Open): Filled {
  const row = new Map<string, Value>()
  for (const name of shuffled(Object.keys(axes), random)) {
    const news = (value: Value): number => {
      const met = [...row].filter(([other, at]) => pairs.has(two(name, value, other, at))).length
      return met + (alone.has(one(name, value)) ? WEIGHT_OF_A_VALUE : 0)
    }
    const values = shuffled(valuesOf(axes, name), random)
    row.set(
      name,
      values.reduce((a, b) => (news(b) > news(a) ? b : a)),
    )
  }
  return row
}

/** An uncovered value outweighs all the pairs that one row can cover. */
const WEIGHT_OF_A_VALUE = 1_000

const gain = (row: Filled, alone: Set<string>, pairs: Set<string>): number =>
  singles(row).filter((value) => alone.has(value)).length * WEIGHT_OF_A_VALUE +
  pairsIn(row).filter((pair) => pairs.has(pair)).length

const singles = (row: Filled): readonly string[] =>
  [...row].map(([name, value]) => one(name, value))

function pairsIn(row: Filled): readonly string[] {
  const entries = [...row]
  return entries.flatMap(([name, value], at) =>
    entries.slice(at + 1).map(([other, theirs]) => two(name, value, other, theirs)),
  )
}

function pairsOf(axes: Axes, names: readonly string[]): readonly string[] {
  return names.flatMap((name, at) =>
    names
      .slice(at + 1)
      .flatMap((other) =>
        valuesOf(axes, name).flatMap((value) =>
          valuesOf(axes, other).map((theirs) => two(name, value, other, theirs)),
        ),
      ),
  )
}

const valuesOf = (axes: Axes, name: string): readonly Value[] => axes[name] ?? []
const one = (name: string, value: Value): string => `${name}=${value}`
const two = (name: string, value: Value, other: string, theirs: Value): string =>
  [one(name, value), one(other, theirs)].sort((a, b) => (a < b ? -1 : 1)).join(' ')

function shuffled<T>(values: readonly T[], random: Random): readonly T[] {
  return values
    .map((value) => ({ value, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}
