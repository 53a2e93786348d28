import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { useWasOpen } from './use-was-open.ts'

export type DrawerProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly children?: ReactNode
  readonly footer?: ReactNode
  readonly closeLabel: string
  /** sm 280 px (theme), md 480 px (preview), lg 720 px. */
  readonly size?: 'sm' | 'md' | 'lg'
  readonly side?: 'left' | 'right'
  /** false: the page stays usable beside it, so that changes can be seen at once. */
  readonly isModal?: boolean
}

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
