import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { lazyExtra } from '../../kernel/errors/lazy-extra.ts'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { useServices } from '../../kernel/services/services-context.ts'

/** Button of the error log; shown only if there are errors. @source console spec §2, error log */
export function ErrorLogTool() {
  const { log } = useSnapshot(useServices().errorLog.state)
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
