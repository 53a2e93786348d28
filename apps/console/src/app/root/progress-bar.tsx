import { useSnapshot } from 'valtio'
import { useShell } from '../../kernel/services/services-context.ts'
import { useAppearance } from '../../kernel/services/use-appearance.ts'
import { ProgressLine } from './progress-line.tsx'

/**
 * Line at the top during a navigation or a reload, if the theme allows it.
 *
 * @source console spec §2, navigation guard 1, reload event
 */
export function ProgressBar() {
  const { progress, reload } = useShell()
  const { isRunning } = useSnapshot(progress.state)
  const { isBarShown } = useSnapshot(reload.state)
  const { showProgressBar } = useAppearance().settings
  return (isRunning && showProgressBar) || isBarShown ? <ProgressLine /> : null
}
