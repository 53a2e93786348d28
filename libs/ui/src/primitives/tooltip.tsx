import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type TooltipProps = {
  readonly content: ReactNode
  /** One focusable element; it gets the description. */
  readonly children: ReactNode
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly delayMs?: number
}

/** A short explanation on hover and on focus; Escape hides it. Never the only place of a fact. */
export function Tooltip({ content, children, side = 'top', delayMs = 300 }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-(--layer-popover) max-w-72 animate-fade-in rounded-control bg-fg px-2 py-1 text-xs text-app shadow-popover"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
