import { useState } from 'react'
import { ComboboxFrame } from './combobox-frame.tsx'
import type { TreeSelectProps } from './combobox-props.ts'
import { TreeList } from './tree-list.tsx'
import { useTreeOptions } from './use-options.ts'

/** Finds one option of a tree by what is typed, or by opening its branches. */
export function TreeSelect(props: TreeSelectProps) {
  const [isOpen, setOpen] = useState(props.opensAtOnce ?? false)
  const its = useTreeOptions(props, isOpen)
  return (
    <ComboboxFrame of={props} its={its} popup="tree" isOpen={isOpen} onOpenChange={setOpen}>
      {(choose) => <TreeList of={props} its={its} onChoose={choose} />}
    </ComboboxFrame>
  )
}
