import type { ReactNode } from 'react'

export type DrawerProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children?: ReactNode
  readonly footer?: ReactNode
  /** Beside the button that closes it. */
  readonly actions?: ReactNode
  readonly closeLabel: string
  /** sm 280 px (theme), md 480 px (preview), lg 720 px, xl 1120 px. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly side?: 'left' | 'right'
  /** false: the page stays usable beside it, so that changes can be seen at once. */
  readonly isModal?: boolean
}
