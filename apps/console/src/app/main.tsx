import { createAppearance } from '@omc/shell'
import { createRoot } from 'react-dom/client'
import './app.css'
import { listenForErrors } from '../kernel/errors/listen-for-errors.ts'
import { loadPart } from '../kernel/errors/load-part.ts'
import { uncaught } from '../kernel/errors/uncaught.ts'
import { startI18n, withTexts } from '../kernel/i18n/i18n.ts'
import { textPart } from '../kernel/i18n/text-part.ts'
import { guardComposition } from '../kernel/keys/guard-composition.ts'
import { browserClock, browserRandom } from '../kernel/ports/browser-clock.ts'
import { browserStore } from '../kernel/ports/browser-stores.ts'
import { pageGate } from './run-gate.ts'
import { startPage } from './start-page.tsx'
import { followAppearance } from './theme/follow-appearance.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

listenForErrors(window, uncaught.report)
const reportRender = (thrown: unknown): void => uncaught.report(thrown, 'render')
const appearance = createAppearance({
  clock: browserClock(),
  random: browserRandom,
  store: browserStore,
})
guardComposition()
followAppearance(appearance)
const root = createRoot(place, { onCaughtError: reportRender, onUncaughtError: reportRender })
// Not awaited: later parts import from this script, and an import waits until the module has run.
void start()

const loadRunGate = () => import('../features/gates/show-run-gate.tsx')
const runGateTexts = textPart(loadRunGate, () => import('../kernel/i18n/en/run-gate.ts'))

async function start(): Promise<void> {
  await startI18n()
  const gate = pageGate()
  if (gate.tag === 'open') return startPage(root, appearance)
  const { showRunGate } = await loadPart(() => withTexts(runGateTexts, loadRunGate))
  showRunGate(root, gate)
}
