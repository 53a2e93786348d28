import { Popover as Radix } from 'radix-ui'
import { classNames } from './class-names.ts'
import type { PopoverProps } from './popover-props.ts'

/** The same once it was opened; the first time it opens by itself. */
export default function PopoverPanel(props: PopoverProps) {
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
      {...(open === undefined ? { defaultOpen: true } : { open })}
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
