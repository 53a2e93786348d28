import { useTranslation } from 'react-i18next'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { useWallTime } from './use-wall-time.ts'

const SECOND_MS = 1_000

/** Says that the channel takes longer than usual, and when the wait for its answer ends. */
export function SlowLine({ snapshot: { slow, loop } }: { readonly snapshot: RunSnapshot }) {
  const { t } = useTranslation()
  const { phase } = loop
  const wallTime = useWallTime()
  const isOpen = phase.tag === 'sending' && phase.item.attemptKey === slow?.attemptKey
  // The live region stands before its words: screen readers miss one that comes together with them.
  return (
    <output aria-live="polite" data-testid="slow" className="block empty:hidden">
      {slow && isOpen ? (
        <span className="block rounded-control bg-warning-soft px-4 py-3 text-sm text-warning-fg tabular-nums">
          {t('publishing.slow', {
            seconds: Math.round(slow.usualMs / SECOND_MS),
            time: clockTime(wallTime(phase.dueAt)),
          })}
        </span>
      ) : null}
    </output>
  )
}
