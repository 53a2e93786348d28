import { Suspense } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { lazyPart } from './lazy-part.tsx'
import { useWasOpen } from './use-was-open.ts'

export type { DialogProps } from './dialog-props.ts'

/** A modal dialog: focus stays inside and returns to the opener; it can be dragged by its title within the viewport. */
export function Dialog(props: DialogProps) {
  if (!useWasOpen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  )
}

const DialogWindow = lazyPart(() => import('./dialog-window.tsx'))
