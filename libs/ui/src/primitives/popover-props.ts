import type { ReactElement, ReactNode } from 'react'
import type { TriggerProps } from './closed-trigger.tsx'

export type PopoverProps = {
  /** A button that opens it. */
  readonly trigger: ReactElement<TriggerProps>
  readonly label: string
  readonly children: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly align?: 'start' | 'center' | 'end'
  readonly className?: string
}
