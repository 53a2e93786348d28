import { cloneElement } from 'react'
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react'

export type TriggerProps = {
  readonly onClick?: (event: MouseEvent) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

export type ClosedTriggerProps = {
  readonly trigger: ReactElement<TriggerProps>
  readonly opens: 'menu' | 'dialog'
  readonly onOpen: (by: 'pointer' | 'key') => void
}

/** The button of a menu or panel that was never opened: it looks and is called the same. */
export function ClosedTrigger({ trigger, opens, onOpen }: ClosedTriggerProps) {
  const { onClick, onKeyDown } = trigger.props
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onClick(event: MouseEvent) {
      onClick?.(event)
      if (!event.defaultPrevented) onOpen('pointer')
    },
    onKeyDown(event: KeyboardEvent) {
      onKeyDown?.(event)
      const isOpening = opens === 'menu' && ['ArrowDown', 'Enter', ' '].includes(event.key)
      if (event.defaultPrevented || !isOpening) return
      event.preventDefault()
      onOpen('key')
    },
  } as Partial<TriggerProps>)
}
