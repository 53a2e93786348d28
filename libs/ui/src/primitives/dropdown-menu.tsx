import { Suspense, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ClosedTrigger, type TriggerProps } from './closed-trigger.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { MenuItem } from './menu-item.ts'

export type DropdownMenuProps = {
  /** A button that opens it. */
  readonly trigger: ReactElement<TriggerProps>
  readonly items: readonly MenuItem[]
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly align?: 'start' | 'center' | 'end'
  /** Shown above the rows, e.g. who is signed in. */
  readonly header?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

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
