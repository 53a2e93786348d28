import { useEffect, useRef } from 'react'
import type { ComboboxOption, OptionsProps, TreeLabels } from './combobox-props.ts'
import { ListState } from './list-state.tsx'
import { TreeItem } from './tree-item.tsx'
import type { TreeOptions } from './use-options.ts'

type TreeListProps = {
  readonly of: OptionsProps & { readonly labels: TreeLabels }
  readonly its: TreeOptions
  readonly onChoose: (option: ComboboxOption) => void
}

/** The options below an input as a tree, or why there are none. */
export function TreeList({ of, its, onChoose }: TreeListProps) {
  const { label, isMultiple = false } = of
  const { shown, active, tree } = its
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (active === null) return
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      {of.failure}
      {shown.length > 0 ? (
        <ul
          ref={list}
          id={its.listId}
          // The browser has no tree of its own.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="tree"
          aria-label={label}
          aria-multiselectable={isMultiple}
          className="max-h-64 overflow-y-auto"
        >
          {shown.map(({ value }) => {
            const row = tree.rowOf(value)
            return row ? (
              <TreeItem
                key={value}
                id={its.optionId(value)}
                row={row}
                isMultiple={isMultiple}
                isActive={value === active}
                labels={of.labels}
                onChoose={() => onChoose(row.node.option)}
                onToggle={() => tree.toggle(value)}
              />
            ) : null
          })}
        </ul>
      ) : null}
      <ListState of={of} count={shown.length} />
    </>
  )
}
