import type { ReactElement, ReactNode } from 'react'
import type { TriggerProps } from './closed-trigger.tsx'
import type { MenuItems } from './menu-item.ts'

export type DropdownMenuProps = {
  /** A button that opens it. */
  readonly trigger: ReactElement<TriggerProps>
  readonly items: MenuItems
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly align?: 'start' | 'center' | 'end'
  /** Shown above the rows, e.g. who is signed in. */
  readonly header?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}
