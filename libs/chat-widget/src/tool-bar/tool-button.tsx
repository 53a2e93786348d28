import type { ReactNode } from 'react'

type ToolButtonProps = {
  readonly label: string
  readonly isDisabled: boolean
  /** Whether the panel that it opens is open. */
  readonly isExpanded?: boolean
  readonly onPress: () => void
  readonly place: { readonly tabIndex: number }
  readonly children: ReactNode
}

/** One tool, with its name under the pointer and at the keyboard's focus. */
export function ToolButton(props: ToolButtonProps) {
  const { label, isDisabled, isExpanded, onPress, place, children } = props
  return (
    <button
      type="button"
      className="omc-chat-tool"
      aria-label={label}
      data-tip={label}
      disabled={isDisabled}
      aria-expanded={isExpanded}
      onClick={onPress}
      {...place}
    >
      {children}
    </button>
  )
}
