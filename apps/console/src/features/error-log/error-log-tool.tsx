import { Suspense } from 'react'
import { lazyExtra } from '../../app/errors/lazy-extra.ts'
import { withPanelTexts } from '../../app/i18n/with-panel-texts.ts'
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

const ErrorLogButton = lazyExtra(() => withPanelTexts(() => import('./error-log-button.tsx')))
