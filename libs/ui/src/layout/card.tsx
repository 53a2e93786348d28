import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'

export type CardProps = {
  /** Makes it a named region. */
  readonly title?: ReactNode
  readonly headingLevel?: 2 | 3 | 4
  /** Buttons or text at the right of the title. */
  readonly actions?: ReactNode
  readonly footer?: ReactNode
  /** false for content that brings its own edges, e.g. a table. */
  readonly isPadded?: boolean
  readonly className?: string
  readonly children?: ReactNode
}

/** A surface with a line around it. */
export function Card(props: CardProps) {
  const { title, headingLevel = 2, actions, footer, isPadded = true, className, children } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={classNames(
        'flex min-w-0 flex-col rounded-card border border-line bg-surface',
        className,
      )}
    >
      {title || actions ? (
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-1.5">
          <Heading id={id} className="min-w-0 text-sm font-semibold text-fg">
            {title}
          </Heading>
          {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
        </div>
      ) : null}
      <div className={classNames('min-h-0 min-w-0 flex-1', isPadded ? 'p-4' : '')}>{children}</div>
      {footer ? <div className="border-t border-line px-4 py-2.5 text-sm">{footer}</div> : null}
    </section>
  )
}
