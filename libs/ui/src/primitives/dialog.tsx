import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useWasOpen } from './use-was-open.ts'

export type DialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
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
