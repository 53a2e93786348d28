import { Check, X } from 'lucide-react'
import { classNames } from '../primitives/class-names.ts'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'

export type StepState = 'done' | 'current' | 'failed' | 'coming'

export type Step = {
  readonly id: string
  readonly label: string
  readonly state: StepState
}

export type StepsProps = {
  readonly label: string
  readonly steps: readonly Step[]
  /** The states in words, read after the name of a step; the current one is told by itself. */
  readonly words: Readonly<Record<Exclude<StepState, 'current'>, string>>
  readonly className?: string
}

const MARKS: Readonly<Record<StepState, string>> = {
  done: 'border-accent bg-accent-soft text-accent-fg',
  current: 'border-accent bg-accent text-white',
  failed: 'border-danger-fg bg-danger-soft text-danger-fg',
  coming: 'border-control text-fg3',
}

/** Where one is on a way of a few steps. Below 992 px only the present one shows its name. */
export function Steps({ label, steps, words, className }: StepsProps) {
  // The present step is the one at work, or the one that failed.
  const present = steps.find(({ state }) => state === 'current' || state === 'failed')
  return (
    <ol aria-label={label} className={classNames('flex min-w-0 items-center gap-2', className)}>
      {steps.map((step, at) => (
        <li
          key={step.id}
          aria-current={step === present ? 'step' : undefined}
          className={classNames('flex min-w-0 items-center gap-2', at > 0 ? 'flex-1' : '')}
        >
          {at > 0 ? (
            <span
              aria-hidden
              className={classNames(
                'h-px min-w-4 flex-1',
                step.state === 'coming' ? 'bg-line' : 'bg-accent',
              )}
            />
          ) : null}
          <span
            aria-hidden
            className={classNames(
              'flex size-6 shrink-0 items-center justify-center rounded-full border text-xs font-semibold tabular-nums',
              MARKS[step.state],
            )}
          >
            <StepMark state={step.state} number={at + 1} />
          </span>
          <span
            title={step.label}
            className={classNames(
              'min-w-0 truncate text-sm',
              step === present ? 'font-semibold text-fg' : 'text-fg2 touch:sr-only',
            )}
          >
            {step.label}
            {step.state === 'current' ? null : (
              <VisuallyHidden>{` ${words[step.state]}`}</VisuallyHidden>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ state, number }: { readonly state: StepState; readonly number: number }) {
  if (state === 'done') return <Check size={14} strokeWidth={3} />
  return state === 'failed' ? <X size={14} strokeWidth={3} /> : number
}
