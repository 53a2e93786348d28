import { classNames } from '@omc/ui'
import type { ReactNode } from 'react'

export type PageHeadingProps = {
  readonly children: ReactNode
  readonly description?: ReactNode
  /** Right after the heading, in its line. */
  readonly beside?: ReactNode
  readonly actions?: ReactNode
  readonly className?: string
}

/** The one heading of a screen; it takes focus after a navigation. */
export function PageHeading(props: PageHeadingProps) {
  const { children, description, beside, actions, className } = props
  const heading = (
    <h1 tabIndex={-1} className="text-lg font-semibold text-fg">
      {children}
    </h1>
  )
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
        className,
      )}
    >
      <div className="min-w-0">
        {beside ? (
          <div className="flex min-w-0 flex-wrap items-center gap-x-2">
            {heading}
            {beside}
          </div>
        ) : (
          heading
        )}
        {description ? <p className="text-sm text-fg3">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}
