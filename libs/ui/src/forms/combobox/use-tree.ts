import { useMemo, useState } from 'react'
import type { ComboboxOption, OptionsProps } from './combobox-props.ts'
import { holdsText, type OptionShape } from './shown-options.ts'
import {
  branchesAbove,
  hitsIn,
  inSight,
  isBranch,
  markOf,
  pressedBranch,
  treeOf,
  type Hits,
  type TreeMark,
  type TreeNode,
} from './tree-nodes.ts'

/** Branches that a person opened or closed, by value. */
type Toggled = ReadonlyMap<string, boolean>

const NONE: Toggled = new Map()

/** An option of a tree as it stands in the list. */
export type TreeRow = {
  readonly node: TreeNode
  /** Undefined for one without others below it. */
  readonly isOpen: boolean | undefined
  readonly mark: TreeMark
  /** Among those of its branch, from 1. */
  readonly position: number
  readonly setSize: number
}

export type Tree = OptionShape & {
  readonly rowOf: (value: string) => TreeRow | undefined
  readonly toggle: (value: string) => void
}

/**
 * Options as a tree: branches with something chosen stand open at first, a search opens those with
 * hits, and the person opens and closes them. With several values a branch is chosen as a whole.
 *
 * @param text search in force
 */
export function useTree(props: OptionsProps, text: string): Tree {
  const { options, values, isMultiple = false, matches = holdsText } = props
  const nodes = useMemo(() => treeOf(options), [options])
  const [chosenFirst] = useState(() => new Set(values))
  const [toggledBy, setToggledBy] = useState<Readonly<Record<string, Toggled>>>({})
  const toggled = toggledBy[text] ?? NONE
  const hits = text === '' ? null : hitsIn(nodes, (label) => matches(label, text))
  const opened = hits?.leading ?? branchesTo(nodes, chosenFirst)
  const isOpen = (at: number) => toggled.get(nodes[at]?.option.value ?? '') ?? opened.has(at)
  const shown = inSight(nodes, { isKept: keptBy(hits), isOpen })
  const indexOf = (value: string | null) => nodes.findIndex(({ option }) => option.value === value)
  const set = (value: string, next: boolean) =>
    // A search opens its own branches: those of another one are of no use.
    setToggledBy({ '': toggledBy[''] ?? NONE, [text]: new Map([...toggled, [value, next]]) })
  const chosen = new Set(values)
  return {
    shown: shown.flatMap((at) => nodes[at]?.option ?? []),
    best: nodes[hits?.first ?? -1]?.option.value ?? null,
    chosenAfter: ({ value }: ComboboxOption) =>
      isMultiple ? pressedBranch(nodes, indexOf(value), values) : [value],
    aimAfter: (key, aimed) => {
      const at = indexOf(aimed)
      const node = nodes[at]
      if (!node) return undefined
      const step = TREE_KEYS[key]?.({ node, at, isOpen: isOpen(at), shown })
      if (step?.set !== undefined) set(node.option.value, step.set)
      return step && (nodes[step.to ?? at]?.option.value ?? aimed)
    },
    rowOf(value) {
      const at = indexOf(value)
      const node = nodes[at]
      if (!node) return undefined
      const beside = nodes.filter(({ parent }) => parent === node.parent)
      return {
        node,
        isOpen: isBranch(node, at) ? isOpen(at) : undefined,
        mark: markOf(nodes, at, { values: chosen, isWhole: isMultiple }),
        position: beside.indexOf(node) + 1,
        setSize: beside.length,
      }
    },
    toggle: (value) => set(value, !isOpen(indexOf(value))),
  }
}

const keptBy = (hits: Hits | null) => (at: number) => hits === null || hits.kept.has(at)

const branchesTo = (nodes: readonly TreeNode[], values: ReadonlySet<string>): ReadonlySet<number> =>
  new Set(
    nodes.flatMap(({ option }, at) => (values.has(option.value) ? branchesAbove(nodes, at) : [])),
  )

type At = {
  readonly node: TreeNode
  readonly at: number
  readonly isOpen: boolean
  readonly shown: readonly number[]
}

/** What a key of a tree does: opens or closes the branch, or goes to another node. */
type Step = { readonly set?: boolean; readonly to?: number }

/** @source WAI-ARIA Authoring Practices, tree view, keyboard interaction */
const TREE_KEYS: Readonly<Record<string, (at: At) => Step>> = {
  ArrowRight({ node, at, isOpen, shown }) {
    if (isBranch(node, at) && !isOpen) return { set: true }
    return { to: isBranch(node, at) ? (shown[shown.indexOf(at) + 1] ?? at) : at }
  },
  ArrowLeft({ node, at, isOpen }) {
    if (isBranch(node, at) && isOpen) return { set: false }
    return { to: node.parent === -1 ? at : node.parent }
  },
  Home: ({ at, shown }) => ({ to: shown[0] ?? at }),
  End: ({ at, shown }) => ({ to: shown.at(-1) ?? at }),
}
