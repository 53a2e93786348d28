import { ContextMenu as Radix } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import type { ContextMenuProps } from './context-menu-props.ts'
import { keepMovedFocus } from './keep-moved-focus.ts'
import { MENU_CLASS, MenuRows } from './menu-parts.tsx'

export type ContextListProps = ContextMenuProps & {
  /** Where it was asked for before it was there. */
  readonly at: { readonly clientX: number; readonly clientY: number }
}

/** The same once it was asked for; the first time it opens by itself. */
export default function ContextList({ children, items, at }: ContextListProps) {
  const place = useRef<HTMLSpanElement>(null)
  const first = useRef(at)
  useLayoutEffect(() => {
    const element = place.current?.firstElementChild
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    element?.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...first.current }),
    )
  }, [])
  return (
    <span ref={place} className="contents">
      <Radix.Root modal={false}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            collisionPadding={8}
            onCloseAutoFocus={keepMovedFocus}
            className={classNames(
              MENU_CLASS,
              'max-h-(--radix-context-menu-content-available-height)',
            )}
          >
            <MenuRows parts={Radix} items={items} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </span>
  )
}
