import type { FilterOption } from './list-filter.ts'

/** Chosen values of a tree that one chip stands for: a whole branch, or one of its options. */
export type BranchGroup = {
  readonly value: string
  /** The value and those below it that were chosen with it. */
  readonly values: readonly string[]
}

/** Groups chosen values of a tree, in its order; values that it does not have come last. */
export function branchGroups(
  options: readonly FilterOption[],
  values: readonly string[],
): readonly BranchGroup[] {
  const chosen = new Set(values)
  const groups: BranchGroup[] = []
  let at = 0
  while (at < options.length) {
    const branch = branchAt(options, at).map(({ value }) => value)
    const isWhole = branch.every((value) => chosen.has(value))
    const [value = ''] = branch
    const own = isWhole ? branch : [value]
    if (chosen.has(value)) groups.push({ value, values: own })
    at += isWhole ? branch.length : 1
  }
  const known = new Set(options.map(({ value }) => value))
  const others = values.filter((value) => !known.has(value))
  return [...groups, ...others.map((value) => ({ value, values: [value] }))]
}

/** An option and those below it. */
function branchAt(options: readonly FilterOption[], at: number): readonly FilterOption[] {
  const depth = options[at]?.depth ?? 0
  const below = options.slice(at + 1)
  const end = below.findIndex((option) => (option.depth ?? 0) <= depth)
  return options.slice(at, end === -1 ? options.length : at + 1 + end)
}
