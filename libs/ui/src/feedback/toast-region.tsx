import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '../primitives/lazy-part.tsx'
import { useWasOpen } from '../primitives/use-was-open.ts'
import type { ToastRegionProps } from './toast-region-props.ts'

export type { ToastRegionProps } from './toast-region-props.ts'

/** Shows the toasts of one store at the top of the window. Time stands still on hover, on focus and in a hidden window. */
export function ToastRegion(props: ToastRegionProps) {
  const { toasts } = props
  const { list } = useSnapshot(toasts.state)
  if (!useWasOpen(list.length > 0)) return null
  return (
    <Suspense fallback={null}>
      <ToastStack {...props} />
    </Suspense>
  )
}

const ToastStack = lazyPart(() => import('./toast-stack.tsx'))
