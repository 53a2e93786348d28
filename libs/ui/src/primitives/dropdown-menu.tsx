import { Suspense, useState } from 'react'
import { ClosedTrigger } from './closed-trigger.tsx'
import type { DropdownMenuProps } from './dropdown-menu-props.ts'
import { lazyPart } from './lazy-part.tsx'

export type { DropdownMenuProps } from './dropdown-menu-props.ts'

/** A menu of acts under a button: arrows move, typing jumps, Enter runs, Escape closes. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, open = false, onOpenChange } = props
  const [wanted, setWanted] = useState<'pointer' | 'key' | null>(open ? 'pointer' : null)
  if (open && !wanted) setWanted('pointer')
  const closed = (
    <ClosedTrigger
      trigger={trigger}
      opens="menu"
      onOpen={(by) => {
        setWanted(by)
        if (by === 'pointer') onOpenChange?.(true)
      }}
    />
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <DropdownList {...props} openedBy={wanted} />
    </Suspense>
  )
}

const DropdownList = lazyPart(() => import('./dropdown-list.tsx'))
