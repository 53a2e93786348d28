import { Suspense, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ClosedTrigger, type TriggerProps } from './closed-trigger.tsx'
import { lazyPart } from './lazy-part.tsx'

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

/** A small panel beside its button; Escape or a click outside closes it and focus returns. */
export function Popover(props: PopoverProps) {
  const { trigger, open = false, onOpenChange } = props
  const [isWanted, setWanted] = useState(open)
  if (open && !isWanted) setWanted(true)
  const closed = (
    <ClosedTrigger
      trigger={trigger}
      opens="dialog"
      onOpen={() => {
        setWanted(true)
        onOpenChange?.(true)
      }}
    />
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <PopoverPanel {...props} />
    </Suspense>
  )
}

const PopoverPanel = lazyPart(() => import('./popover-panel.tsx'))
