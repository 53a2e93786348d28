import type { ReactNode } from 'react'

export type DialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** After it is gone and focus is back where it was. */
  readonly onClosed?: () => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons, right-aligned. */
  readonly footer?: ReactNode
  readonly closeLabel: string
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  /** false: a click outside does nothing, e.g. with a half-filled form. Escape and × always close. */
  readonly closesOnOutside?: boolean
}
