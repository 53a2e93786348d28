import { Suspense } from 'react'
import type { DrawerProps } from './drawer-props.ts'
import { lazyPart } from './lazy-part.tsx'
import { useWasOpen } from './use-was-open.ts'

export type { DrawerProps } from './drawer-props.ts'

/** A panel at the edge of the window. */
export function Drawer(props: DrawerProps) {
  if (!useWasOpen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  )
}

const DrawerPanel = lazyPart(() => import('./drawer-panel.tsx'))
