import { DropdownMenu as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import type { DropdownMenuProps } from './dropdown-menu-props.ts'
import { keepMovedFocus } from './keep-moved-focus.ts'
import { MENU_CLASS, MenuRows } from './menu-parts.tsx'

export type DropdownListProps = DropdownMenuProps & {
  /** Element that requested it before it was loaded. */
  readonly openedBy: 'pointer' | 'key'
}

/** The same once it was opened; the first time it opens by itself. */
export default function DropdownList(props: DropdownListProps) {
  const { trigger, items, side = 'bottom', align = 'end', header, open, onOpenChange } = props
  const place = useRef<HTMLSpanElement>(null)
  const first = useRef(props.openedBy)
  useEffect(() => {
    const button = place.current?.firstElementChild
    if (first.current !== 'key' || !(button instanceof HTMLElement)) return
    // The key that came too early, once more: the menu then starts on its first entry.
    button.focus()
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  }, [])
  return (
    // Not modal: the modal form locks scrolling with a script-made style element.
    <Radix.Root
      modal={false}
      {...(open === undefined ? { defaultOpen: props.openedBy === 'pointer' } : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <span ref={place} className="contents">
        <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      </span>
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={keepMovedFocus}
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
