import { classNames } from '@omc/ui'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

export type LoginTab = {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

/**
 * Tabs with automatic activation. Smaller than the library's: a visitor loads them before the
 * sign-in form.
 */
export function LoginTabs({ label, tabs }: { label: string; tabs: readonly LoginTab[] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    setAt(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-5 flex gap-6 border-b border-line"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onKeyDown={move}
            onClick={() => setAt(index)}
            className={classNames(
              '-mb-px min-h-[max(40px,var(--target))] border-b-2 text-sm transition-colors duration-(--motion-fast) focus-visible:-outline-offset-2',
              index === at
                ? 'border-accent font-semibold text-accent-fg'
                : 'border-transparent text-fg2 hover:text-fg',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs[at]?.id ?? ''}`}>
        {tabs[at]?.content}
      </div>
    </>
  )
}
