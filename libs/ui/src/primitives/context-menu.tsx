import { cloneElement, Suspense, useState } from 'react'
import type { MouseEvent, ReactElement } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { MenuItem } from './menu-item.ts'

export type ContextMenuProps = {
  /** The one element that opens it by right click, Shift+F10 or a long press. */
  readonly children: ReactElement<{ readonly onContextMenu?: (event: MouseEvent) => void }>
  readonly items: readonly MenuItem[]
}

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
