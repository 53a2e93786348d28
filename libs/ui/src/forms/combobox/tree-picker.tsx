import type { TreePickerProps } from './combobox-props.ts'
import { OptionSearch } from './option-search.tsx'
import { TreeList } from './tree-list.tsx'
import { useTreeOptions } from './use-options.ts'

/**
 * Options of a tree below their search, e.g. inside a popover. Of several, a branch is chosen with
 * all below it.
 */
export function TreePicker(props: TreePickerProps) {
  const its = useTreeOptions(props, true)
  return (
    <div className="flex flex-col gap-2">
      <OptionSearch of={props} its={its} popup="tree" />
      <TreeList of={props} its={its} onChoose={its.choose} />
    </div>
  )
}
