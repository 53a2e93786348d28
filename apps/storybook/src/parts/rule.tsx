import type { Tell } from '@omc/ui/testing'
import type { ReactNode } from 'react'

export type RuleProps = {
  readonly t: Tell
  readonly rule: string
  readonly good: ReactNode
  readonly bad: ReactNode
}

/** A rule with an example that keeps it and one that breaks it. */
export function Rule({ t, rule, good, bad }: RuleProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{rule}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="rounded-card border border-line bg-surface p-4">
          <p className="mb-3 text-xs font-semibold text-success-fg">✓ {t('这样', 'So')}</p>
          {good}
        </div>
        <div className="rounded-card border border-line bg-surface p-4">
          <p className="mb-3 text-xs font-semibold text-danger-fg">✕ {t('不这样', 'Not so')}</p>
          {bad}
        </div>
      </div>
    </section>
  )
}
