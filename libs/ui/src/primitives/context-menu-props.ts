import type { MouseEvent, ReactElement } from 'react'
import type { MenuItems } from './menu-item.ts'

export type ContextMenuProps = {
  /** The one element that opens it by right click, Shift+F10 or a long press. */
  readonly children: ReactElement<{ readonly onContextMenu?: (event: MouseEvent) => void }>
  readonly items: MenuItems
}
