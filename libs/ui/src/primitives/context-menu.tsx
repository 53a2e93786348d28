import { ContextMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { MenuItem } from './menu-item.ts'
import { MENU_CLASS, MenuRows } from './menu-parts.tsx'

export type ContextMenuProps = {
  /** The one element that opens it by right click, Shift+F10 or a long press. */
  readonly children: ReactNode
  readonly items: readonly MenuItem[]
}

/** Acts on the thing under the pointer. Offer the same acts from a button too. */
export function ContextMenu({ children, items }: ContextMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          collisionPadding={8}
          className={classNames(
            MENU_CLASS,
            'max-h-(--radix-context-menu-content-available-height)',
          )}
        >
          <MenuRows parts={Radix} items={items} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
