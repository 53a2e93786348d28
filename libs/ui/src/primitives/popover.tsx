import { Suspense, useState } from 'react'
import { ClosedTrigger } from './closed-trigger.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { PopoverProps } from './popover-props.ts'

export type { PopoverProps } from './popover-props.ts'

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
