import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Outcome } from './use-collecting.ts'

/** How many of the last run are new, were there before and failed, and the way to them. */
export function Collected({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation()
  const [, setParams] = useSearchParams()
  const { createdCount, existing, failed } = outcome
  return (
    <section aria-label={t('collect.outcome')} className="border-b border-line py-2">
      <div className="flex items-center justify-between gap-2">
        <p aria-live="polite" className="text-sm text-fg tabular-nums">
          {t('collect.collected', {
            created: createdCount,
            existing: existing.length,
            failed: failed.size,
          })}
        </p>
        {createdCount + existing.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => setParams({ tab: 'records' })}>
            {t('collect.toRecords')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
