import { Button } from '@omc/ui'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFleet, useRegistry } from '../host/registry-store.ts'
import { isHeld, isRunning } from '../run/is-running.ts'
import { useKeptFocus } from '../screen/use-kept-focus.ts'

/** Pauses every run that is shown, after its item, or lets all go on; each while there is one. */
export function AllActs({ accounts }: { readonly accounts: readonly string[] }) {
  const { t } = useTranslation()
  const box = useKeptFocus<HTMLDivElement>()
  const runs = useFleet(useRegistry()).filter(
    ({ run, snapshot }) => accounts.includes(run.key) && isRunning(snapshot),
  )
  const held = runs.filter(({ snapshot }) => isHeld(snapshot))
  const active = runs.filter(({ snapshot }) => !isHeld(snapshot))
  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap gap-2">
      {active.length > 0 ? (
        <Button
          data-testid="pause-all"
          data-next-focus
          icon={<Pause size={16} aria-hidden />}
          onClick={() => active.forEach(({ run }) => run.pause())}
        >
          {t('tiles.pauseAll')}
        </Button>
      ) : null}
      {held.length > 0 ? (
        <Button
          data-testid="resume-all"
          data-next-focus
          icon={<Play size={16} aria-hidden />}
          onClick={() => held.forEach(({ run }) => run.resume())}
        >
          {t('tiles.resumeAll')}
        </Button>
      ) : null}
    </div>
  )
}
