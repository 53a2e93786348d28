import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useWasOpen } from './use-was-open.ts'

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

/** Asks before an act. Focus starts on cancel (or on the box to type in); Escape cancels; a click outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useWasOpen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <ConfirmWindow {...props} />
    </Suspense>
  )
}

const ConfirmWindow = lazyPart(() => import('./confirm-window.tsx'))
