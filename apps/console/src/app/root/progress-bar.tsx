import { useShell } from '../services-context.ts'
import { useStore } from '../state/use-store.ts'

/** A line at the top while a navigation or a reload is under way. @source console spec §2 */
export function ProgressBar() {
  const { progress, reload } = useShell()
  const { isRunning } = useStore(progress)
  const { isBarShown } = useStore(reload)
  if (!isRunning && !isBarShown) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-x-0 top-0 z-(--layer-toast) h-0.5 overflow-hidden"
    >
      <div className="h-full w-1/3 animate-sweep bg-accent" />
    </div>
  )
}
