import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { MenuItem } from './menu-item.ts'
import { MENU_CLASS, MenuRows } from './menu-parts.tsx'

export type DropdownMenuProps = {
  /** A button that opens it. */
  readonly trigger: ReactNode
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
  const { trigger, items, side = 'bottom', align = 'end', header, open, onOpenChange } = props
  return (
    // Not modal: the modal form locks scrolling with a script-made style element.
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={classNames(
            MENU_CLASS,
            'max-h-(--radix-dropdown-menu-content-available-height)',
          )}
        >
          {header ? <div className="mb-1 border-b border-line px-2 py-2">{header}</div> : null}
          <MenuRows parts={Radix} items={items} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
