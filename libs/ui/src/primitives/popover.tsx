import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PopoverProps = {
  /** A button that opens it. */
  readonly trigger: ReactNode
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
  const {
    trigger,
    label,
    children,
    open,
    onOpenChange,
    side = 'bottom',
    align = 'end',
    className,
  } = props
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            'z-(--layer-popover) max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] animate-pop-in overflow-y-auto rounded-card border border-line bg-raised p-3 text-sm text-fg shadow-popover focus-visible:outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
