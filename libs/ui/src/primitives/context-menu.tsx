import { cloneElement, Suspense, useState } from 'react'
import type { MouseEvent } from 'react'
import type { ContextMenuProps } from './context-menu-props.ts'
import { lazyPart } from './lazy-part.tsx'

export type { ContextMenuProps } from './context-menu-props.ts'

/** Acts on the thing under the pointer. Offer the same acts from a button too. */
export function ContextMenu(props: ContextMenuProps) {
  const [at, setAt] = useState<{ clientX: number; clientY: number } | null>(null)
  const closed = (
    <span className="contents">
      {cloneElement(props.children, {
        onContextMenu(event: MouseEvent) {
          event.preventDefault()
          setAt({ clientX: event.clientX, clientY: event.clientY })
        },
      })}
    </span>
  )
  if (!at) return closed
  return (
    <Suspense fallback={closed}>
      <ContextList {...props} at={at} />
    </Suspense>
  )
}

const ContextList = lazyPart(() => import('./context-list.tsx'))
