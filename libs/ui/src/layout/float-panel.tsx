import { ChevronDown, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { IconButton } from '../primitives/icon-button.tsx'

export type FloatPanelProps = {
  readonly title: string
  /** Below the title, in one line. */
  readonly description?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  /** Folds the panel away without ending what it shows. */
  readonly fold?: { readonly label: string; readonly onFold: () => void }
  readonly footer?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/**
 * A panel at the lower right that leaves the page usable; a full sheet below 992 px. Esc closes it
 * while the focus is inside.
 */
export function FloatPanel(props: FloatPanelProps) {
  const { title, description, closeLabel, onClose, fold, footer, children, className } = props
  const id = useId()
  const panel = useOwnFocus(onClose)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className={classNames(
        'fixed end-4 bottom-4 z-(--layer-drawer) flex max-h-[min(560px,calc(100dvh-32px))] w-130 max-w-[calc(100vw-32px)] flex-col rounded-card border border-line bg-raised text-fg shadow-dialog outline-none touch:inset-0 touch:max-h-none touch:w-auto touch:max-w-none touch:rounded-none',
        className,
      )}
    >
      <div className="flex min-h-11 items-center gap-1 border-b border-line ps-4 pe-2">
        <div className="min-w-0 flex-1 py-1.5">
          <h2 id={id} title={title} className="truncate text-sm font-semibold">
            {title}
          </h2>
          {description ? <div className="text-xs text-fg3">{description}</div> : null}
        </div>
        {fold ? (
          <IconButton
            label={fold.label}
            hasTooltip={false}
            icon={<ChevronDown size={18} aria-hidden />}
            onClick={fold.onFold}
          />
        ) : null}
        <IconButton
          label={closeLabel}
          hasTooltip={false}
          icon={<X size={18} aria-hidden />}
          onClick={onClose}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">{children}</div>
      {footer ? (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-2.5">
          {footer}
        </div>
      ) : null}
    </section>
  )
}

/** Focus while the panel is open, and Esc; afterwards the focus goes back. */
function useOwnFocus(onClose: () => void) {
  const panel = useRef<HTMLElement>(null)
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const { current } = panel
    const before = document.activeElement
    const listener = (event: KeyboardEvent) => close(event)
    current?.addEventListener('keydown', listener)
    current?.focus()
    return () => {
      current?.removeEventListener('keydown', listener)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return panel
}
