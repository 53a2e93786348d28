import { useShell } from '../services-context.ts'
import { useStore } from '../state/use-store.ts'
import { ProgressLine } from './progress-line.tsx'

/**
 * A line at the top while a navigation or a reload is under way, when the theme allows it.
 *
 * @source console spec §2, navigation guard 1, reload event
 */
export function ProgressBar() {
  const { appearance, progress, reload } = useShell()
  const { isRunning } = useStore(progress)
  const { isBarShown } = useStore(reload)
  const { showProgressBar } = useStore(appearance).settings
  return (isRunning && showProgressBar) || isBarShown ? <ProgressLine /> : null
}
