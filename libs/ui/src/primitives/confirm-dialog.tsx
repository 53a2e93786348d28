import { Suspense } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'
import { lazyPart } from './lazy-part.tsx'
import { useWasOpen } from './use-was-open.ts'

export type { ConfirmDialogProps } from './confirm-dialog-props.ts'

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
