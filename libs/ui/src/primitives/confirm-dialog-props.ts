import type { ReactNode } from 'react'

export type ConfirmDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description: ReactNode
  /** Names the act and its count, e.g. "Delete 8". */
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly onConfirm: () => void
  readonly tone?: 'danger' | 'neutral'
  readonly isWorking?: boolean
  /** For acts without return: the person types this text first. */
  readonly typed?: { readonly label: ReactNode; readonly text: string }
  readonly children?: ReactNode
}
