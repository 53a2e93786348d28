import { Suspense } from 'react'
import { lazyExtra } from '../../app/errors/lazy-extra.ts'
import { withTexts } from '../../app/i18n/i18n.ts'
import { panelTexts } from '../../app/i18n/later-parts.ts'
import { useServices } from '../../app/services-context.ts'
import { useStore } from '../../app/state/use-store.ts'

/** The way to the error log; there only when there are errors. @source console spec §2, error log */
export function ErrorLogTool() {
  const log = useStore(useServices().errorLog)
  if (!log) return null
  return (
    <Suspense fallback={null}>
      <ErrorLogButton log={log} />
    </Suspense>
  )
}

const ErrorLogButton = lazyExtra(() =>
  withTexts(panelTexts, () => import('./error-log-button.tsx')),
)
