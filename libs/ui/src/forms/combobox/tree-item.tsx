import { Check, ChevronRight, Minus } from 'lucide-react'
import { classNames } from '../../primitives/class-names.ts'
import type { TreeLabels } from './combobox-props.ts'
import type { TreeMark } from './tree-nodes.ts'
import type { TreeRow } from './use-tree.ts'

/** Indent of an option below another, px. */
const STEP_PX = 16
const CHECKED = { all: true, some: 'mixed', none: false } as const

type TreeItemProps = {
  readonly id: string
  readonly row: TreeRow
  readonly isMultiple: boolean
  readonly isActive: boolean
  readonly labels: TreeLabels
  readonly onChoose: () => void
  readonly onToggle: () => void
}

/** One option of a tree; a branch has a button that opens and closes it. */
export function TreeItem(props: TreeItemProps) {
  const { id, row, isMultiple, isActive, labels, onChoose, onToggle } = props
  const { node, isOpen, mark } = row
  const { label } = node.option
  return (
    // The keys are those of the input, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <li
      id={id}
      // The browser has no tree of its own.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="treeitem"
      aria-label={label}
      aria-level={node.depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={isOpen}
      aria-selected={mark === 'all'}
      aria-checked={isMultiple ? CHECKED[mark] : undefined}
      {...(isActive ? { 'data-active': '' } : {})}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      style={{ paddingInlineStart: node.depth * STEP_PX }}
      className={classNames(
        'flex min-h-[max(32px,var(--target))] cursor-pointer items-center gap-1.5 rounded-control pe-2 text-sm',
        isActive ? 'bg-hover outline-2 -outline-offset-2 outline-ring' : 'hover:bg-hover',
        mark === 'all' ? 'text-accent-fg' : 'text-fg',
      )}
    >
      {isOpen === undefined ? (
        <span className="w-[max(24px,var(--target))] shrink-0" />
      ) : (
        <BranchButton
          isOpen={isOpen}
          label={isOpen ? labels.collapse(label) : labels.expand(label)}
          onToggle={onToggle}
        />
      )}
      {isMultiple ? <MarkBox mark={mark} /> : null}
      <span title={label} className="min-w-0 flex-1 truncate">
        {label}
      </span>
      {isMultiple ? null : <Mark mark={mark} />}
    </li>
  )
}

type BranchButtonProps = {
  readonly isOpen: boolean
  readonly label: string
  readonly onToggle: () => void
}

/** For the pointer and for touch; by keys a branch is opened with the arrows. */
function BranchButton({ isOpen, label, onToggle }: BranchButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
      className="flex min-h-[max(24px,var(--target))] w-[max(24px,var(--target))] shrink-0 items-center justify-center rounded-control text-fg3 hover:text-fg"
    >
      <ChevronRight
        size={14}
        aria-hidden
        className={classNames(
          'transition-transform duration-(--motion-fast)',
          isOpen ? 'rotate-90' : '',
        )}
      />
    </button>
  )
}

type MarkProps = { readonly mark: TreeMark }

/** A box that is full, half or empty; the item itself says so to screen readers. */
function MarkBox({ mark }: MarkProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex size-4 shrink-0 items-center justify-center rounded-chip border',
        mark === 'none' ? 'border-control bg-surface' : 'border-accent bg-accent text-white',
      )}
    >
      {mark === 'all' ? <Check size={12} strokeWidth={3} /> : null}
      {mark === 'some' ? <Minus size={12} strokeWidth={3} /> : null}
    </span>
  )
}

/** A tick for the chosen one, a dot for the branches that lead to it. */
function Mark({ mark }: MarkProps) {
  if (mark === 'all') return <Check size={16} aria-hidden className="shrink-0" />
  return mark === 'some' ? (
    <span aria-hidden className="me-1 size-1.5 shrink-0 rounded-full bg-accent" />
  ) : null
}
