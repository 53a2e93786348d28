import { Check, Circle, CircleHelp, LoaderCircle, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RunStep, StepState } from '../run/run-steps.ts'

const LOOKS: Readonly<Record<StepState, { icon: LucideIcon; mark: string; word: string }>> = {
  todo: { icon: Circle, mark: 'text-fg3', word: 'text-fg3' },
  active: {
    icon: LoaderCircle,
    mark: 'animate-turn text-accent-fg',
    word: 'font-semibold text-fg',
  },
  done: { icon: Check, mark: 'text-success-fg', word: 'text-fg2' },
  failed: { icon: X, mark: 'text-danger-fg', word: 'text-danger-fg' },
  unknown: { icon: CircleHelp, mark: 'text-warning-fg', word: 'text-warning-fg' },
}

type StepsStripProps = {
  readonly steps: readonly RunStep[]
  /** For a narrow place. */
  readonly isSmall?: boolean
}

/** 取内容 · 送入 · 结果 · 上报, each as a shape and a word. */
export function StepsStrip({ steps, isSmall = false }: StepsStripProps) {
  const { t } = useTranslation()
  return (
    <ol
      aria-label={t('publishing.steps')}
      data-testid="steps"
      className={`flex items-center ${isSmall ? 'gap-1' : 'gap-2'}`}
    >
      {steps.map(({ name, state }, index) => {
        const { icon: Icon, mark, word } = LOOKS[state]
        return (
          <li
            key={name}
            data-state={state}
            aria-current={state === 'active' ? 'step' : undefined}
            className={`flex min-w-0 items-center not-last:flex-1 ${isSmall ? 'gap-1' : 'gap-2'}`}
          >
            <span
              className={`flex items-center whitespace-nowrap ${isSmall ? 'gap-1 text-xs' : 'gap-1.5 text-sm'}`}
            >
              <Icon
                size={isSmall ? 12 : 16}
                strokeWidth={2.25}
                aria-hidden
                className={`shrink-0 ${mark}`}
              />
              <span className={word}>{t(`publishing.step.${name}`)}</span>
              <span className="sr-only">{t(`publishing.stepState.${state}`)}</span>
            </span>
            {index < steps.length - 1 ? (
              <span
                aria-hidden
                className={`h-px flex-1 bg-line ${isSmall ? 'min-w-1' : 'min-w-2'}`}
              />
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
