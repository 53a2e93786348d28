import type { ReactNode } from 'react'

/** An entry of a dropdown or context menu. */
export type MenuItem =
  | {
      readonly kind: 'act'
      readonly id: string
      readonly label: ReactNode
      readonly icon?: ReactNode
      /** Keys shown at the right; the page binds them. */
      readonly keys?: string
      readonly isDanger?: boolean
      readonly isDisabled?: boolean
      readonly onSelect: () => void
    }
  | {
      readonly kind: 'link'
      readonly id: string
      readonly label: ReactNode
      readonly icon?: ReactNode
      readonly href: string
      readonly opensWindow?: boolean
    }
  | {
      readonly kind: 'check'
      readonly id: string
      readonly label: ReactNode
      readonly isChecked: boolean
      readonly onCheckedChange: (isChecked: boolean) => void
    }
  | { readonly kind: 'heading'; readonly id: string; readonly label: ReactNode }
  | { readonly kind: 'separator'; readonly id: string }

/** The entries of a menu, or how they are made: then only once it is open. */
export type MenuItems = readonly MenuItem[] | (() => readonly MenuItem[])
