import { useEffect } from 'react'
import { holdPage } from '../../kernel/page/page-hold.ts'
import { useRunningMark } from '../../kernel/services/use-running-mark.ts'
import { setDockedRuns } from './host/dock-store.ts'
import { FrameBox } from './host/frame-box.tsx'
import { useFrameSlots } from './host/frame-slot.ts'
import { useFleet } from './host/registry-store.ts'
import { useOpenRegistry } from './host/use-open-registry.ts'
import { useTitleFlash } from './host/use-title-flash.ts'
import { isWorking } from './run/is-running.ts'
import { needsFrame } from './run/needs-frame.ts'
import { holdOf } from './run/run-registry.ts'
import { useAlertSound } from './sound/use-alert-sound.ts'

/**
 * Runs and frames of the publishing console, outside the screens: they continue while the person
 * uses other screens, and end with the session.
 *
 * @source ux §5 job rules 1, 2 and 4
 */
export default function PublishingHost() {
  const { registry, clock } = useOpenRegistry()
  const fleet = useFleet(registry)
  const slots = useFrameSlots()
  const hold = holdOf(fleet)

  useEffect(() => {
    return hold === null ? undefined : holdPage(hold)
  }, [hold])
  useRunningMark(
    '/console',
    fleet.some(({ snapshot }) => isWorking(snapshot)),
  )
  useTitleFlash(fleet, clock)
  useAlertSound(fleet, clock)

  const shown = fleet.filter(({ run, snapshot }) => slots[run.key] || needsFrame(snapshot))
  useDocked(
    shown
      .filter(({ run, snapshot }) => !slots[run.key] && snapshot.frameSrc !== null)
      .map(({ run }) => run.key),
  )
  return shown.map(({ run, snapshot }) =>
    snapshot.frameSrc === null ? null : (
      <FrameBox
        key={run.key}
        run={run}
        snapshot={snapshot}
        src={snapshot.frameSrc}
        slot={slots[run.key] ?? null}
      />
    ),
  )
}

/** Gives the frames that no screen shows a cell in the task tray. */
function useDocked(keys: readonly string[]) {
  const joined = keys.join()
  useEffect(() => {
    setDockedRuns(joined === '' ? [] : joined.split(','))
    return () => setDockedRuns([])
  }, [joined])
}
