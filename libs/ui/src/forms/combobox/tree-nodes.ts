import type { ComboboxOption } from './combobox-props.ts'

/** An option in its tree; nodes stand in the order of their options, each before those below it. */
export type TreeNode = {
  readonly option: ComboboxOption
  readonly depth: number
  /** Index of the branch it stands in; -1 at the top. */
  readonly parent: number
  /** Index behind the last node below it. */
  readonly end: number
}

/** Whether all, some or none of a branch is chosen. */
export type TreeMark = 'all' | 'some' | 'none'

export function treeOf(options: readonly ComboboxOption[]): readonly TreeNode[] {
  const ends = options.map(() => options.length)
  const parents: number[] = []
  const above: number[] = []
  const depthAt = (at: number) => options[at]?.depth ?? 0
  for (const at of options.keys()) {
    while (above.length > 0 && depthAt(above.at(-1) ?? 0) >= depthAt(at))
      ends[above.pop() ?? 0] = at
    parents.push(above.at(-1) ?? -1)
    above.push(at)
  }
  return options.map((option, at) => ({
    option,
    depth: depthAt(at),
    parent: parents[at] ?? -1,
    end: ends[at] ?? options.length,
  }))
}

export const isBranch = ({ end }: TreeNode, at: number): boolean => end > at + 1

/** Indexes of the branches that a node stands in. */
export function branchesAbove(nodes: readonly TreeNode[], at: number): readonly number[] {
  const parent = nodes[at]?.parent ?? -1
  return parent === -1 ? [] : [parent, ...branchesAbove(nodes, parent)]
}

/** What a search finds: its hits, all that stands below them, and the branches that lead there. */
export type Hits = {
  /** Index of the first hit; -1 for none. */
  readonly first: number
  readonly kept: ReadonlySet<number>
  /** Branches with a hit below them. */
  readonly leading: ReadonlySet<number>
}

export function hitsIn(nodes: readonly TreeNode[], isHit: (label: string) => boolean): Hits {
  const hits = nodes.flatMap(({ option }, at) => (isHit(option.label) ? [at] : []))
  const leading = new Set(hits.flatMap((at) => branchesAbove(nodes, at)))
  const below = hits.flatMap((at) => indexesOf(nodes, at))
  return { first: hits[0] ?? -1, kept: new Set([...leading, ...below]), leading }
}

/** Indexes of the nodes in sight. */
export function inSight(
  nodes: readonly TreeNode[],
  { isKept, isOpen }: Readonly<Record<'isKept' | 'isOpen', (at: number) => boolean>>,
): readonly number[] {
  let hiddenTo = 0
  return nodes.flatMap((node, at) => {
    if (at < hiddenTo || !isKept(at)) return []
    if (!isOpen(at)) hiddenTo = node.end
    return [at]
  })
}

/** A node and all below it. */
const indexesOf = (nodes: readonly TreeNode[], at: number): readonly number[] =>
  Array.from({ length: (nodes[at]?.end ?? at) - at }, (_, step) => at + step)

const valuesOf = (nodes: readonly TreeNode[], at: number): readonly string[] =>
  nodes.slice(at, nodes[at]?.end ?? at).map(({ option }) => option.value)

/** @param isWhole a branch is chosen with all below it, else by itself */
export function markOf(
  nodes: readonly TreeNode[],
  at: number,
  { values, isWhole }: { readonly values: ReadonlySet<string>; readonly isWhole: boolean },
): TreeMark {
  const own = valuesOf(nodes, at)
  const chosen = own.filter((value) => values.has(value))
  const [first = ''] = own
  if (isWhole ? chosen.length === own.length : values.has(first)) return 'all'
  return chosen.length > 0 ? 'some' : 'none'
}

/** The chosen values after a branch was pressed: all of it, or nothing of it once all were chosen. */
export function pressedBranch(
  nodes: readonly TreeNode[],
  at: number,
  values: readonly string[],
): readonly string[] {
  const own = new Set(valuesOf(nodes, at))
  const others = values.filter((value) => !own.has(value))
  return values.length - others.length === own.size ? others : [...others, ...own]
}
