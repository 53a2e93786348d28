import type { ReactNode } from 'react'

type LinesProps = { readonly children: ReactNode }

/** Related records below each other, one line each. */
export function RecordLines({ children }: LinesProps) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
      {children}
    </ul>
  )
}

type LineProps = {
  readonly title: string
  /** In place of the title when it is pointed at. */
  readonly hint?: string
  /** Figures or a state, next to the title. */
  readonly aside?: ReactNode
  readonly below?: ReactNode
}

export function RecordLine({ title, hint = title, aside, below }: LineProps) {
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2 text-sm">
      <span className="flex min-w-0 items-center justify-between gap-3">
        <span title={hint} className="min-w-0 truncate text-fg">
          {title}
        </span>
        <span className="shrink-0 text-xs text-fg3">{aside}</span>
      </span>
      {below}
    </li>
  )
}
