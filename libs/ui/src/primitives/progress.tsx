import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ProgressProps = {
  readonly label: ReactNode
  /** null = length unknown. */
  readonly value: number | null
  readonly max?: number
  /** Text shown and read at the right, e.g. "13 / 51". */
  readonly valueText?: string
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger'
  readonly isLabelHidden?: boolean
  readonly className?: string
}

const TONES = {
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} as const

/** How far something is. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = 'accent', isLabelHidden, className } = props
  const id = useId()
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'flex justify-between gap-2 text-xs text-fg2'}>
        <span id={id}>{label}</span>
        {valueText ? <span className="tabular-nums">{valueText}</span> : null}
      </div>
      <div
        // The native element can't show an unknown length in the page's colours.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-hover"
      >
        {value === null ? (
          <div className={classNames('h-full w-1/3 animate-sweep rounded-full', TONES[tone])} />
        ) : (
          <div
            style={{ transform: `scaleX(${share})` }}
            className={classNames(
              'h-full origin-left rounded-full transition-transform duration-(--motion-popover) ease-standard',
              TONES[tone],
            )}
          />
        )}
      </div>
    </div>
  )
}
