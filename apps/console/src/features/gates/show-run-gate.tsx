import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { RunGatePage, type RunGatePageProps } from './run-gate-page.tsx'

export { texts } from '../../kernel/i18n/zh/run-gate.ts'

/** Shows that the page may not run here; nothing else of the console is loaded. */
export function showRunGate(root: Root, gate: RunGatePageProps['gate']): void {
  document.title = i18n.t('runGate.title')
  root.render(
    <StrictMode>
      <RunGatePage gate={gate} />
    </StrictMode>,
  )
}
