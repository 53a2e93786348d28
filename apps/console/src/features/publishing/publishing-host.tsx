import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { holdPage } from '../../kernel/page/page-hold.ts'
import { browserClock } from '../../kernel/ports/browser-clock.ts'
import { askExtension } from '../../kernel/ports/browser-extension.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useRunningMark } from '../../kernel/services/use-running-mark.ts'
import { accountSyncToast } from './host/account-sync-toast.ts'
import { createRunDeps } from './host/create-run-deps.ts'
import { setDockedUids } from './host/dock-store.ts'
import { followQueue } from './host/follow-queue.ts'
import { FrameBox } from './host/frame-box.tsx'
import { useFrameSlots } from './host/frame-slot.ts'
import { needsFrame } from './host/needs-frame.ts'
import { pluginToast } from './host/plugin-toast.ts'
import { setRegistry, useActivity, useFleet, useRegistry } from './host/registry-store.ts'
import { remoteToast } from './host/remote-toast.ts'
import { useTitleFlash } from './host/use-title-flash.ts'
import { watchPlugin } from './host/watch-plugin.ts'
import type { AccountRun } from './run/account-run.ts'
import { createRunRegistry } from './run/run-registry.ts'
import type { RemoteNote } from './run/run-types.ts'

/**
 * Runs and frames of the publishing console, outside the screens: they continue while the person
 * uses other screens, and end with the session.
 *
 * @source ux §5 job rules 1, 2 and 4
 */
export default function PublishingHost() {
  useOpenRegistry()
  const registry = useRegistry()
  const fleet = useFleet(registry)
  const slots = useFrameSlots()
  const activity = useActivity(registry)

  useEffect(() => {
    if (activity === 'none') return undefined
    return holdPage(activity === 'working' ? 'publishing' : 'paused')
  }, [activity])
  useRunningMark('/console', activity === 'working')
  useTitleFlash(fleet)

  const shown = fleet.filter(({ run, snapshot }) => slots[run.uid] || needsFrame(snapshot))
  useDocked(
    shown
      .filter(({ run, snapshot }) => !slots[run.uid] && snapshot.frameSrc !== null)
      .map(({ run }) => run.uid),
  )
  return shown.map(({ run, snapshot }) =>
    snapshot.frameSrc === null ? null : (
      <FrameBox
        key={run.uid}
        run={run}
        snapshot={snapshot}
        src={snapshot.frameSrc}
        slot={slots[run.uid] ?? null}
      />
    ),
  )
}

/** Gives the frames that no screen shows a cell in the task tray. */
function useDocked(uids: readonly string[]) {
  const joined = uids.join()
  useEffect(() => {
    setDockedUids(joined === '' ? [] : joined.split(','))
    return () => setDockedUids([])
  }, [joined])
}

/** Opens the registry of runs for as long as the host is there. */
function useOpenRegistry(): void {
  const services = useServices()
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const tellRemote = useEffectEvent((run: AccountRun, note: RemoteNote) =>
    services.toasts.show(remoteToast(t, run, note)),
  )
  const tellSyncFailed = useEffectEvent((error: unknown) =>
    services.toasts.show(accountSyncToast(t, error)),
  )
  const tellPlugin = useEffectEvent((pausedCount: number) =>
    services.toasts.show(pluginToast(t, pausedCount)),
  )

  useEffect(() => {
    const made = createRunRegistry(
      createRunDeps(services, {
        onRemote: (run, note) => tellRemote(run, note),
        onSyncFailed: (error) => tellSyncFailed(error),
      }),
    )
    const { realtime } = services
    const unfollow = followQueue({ realtime, registry: made, queryClient, clock: browserClock() })
    const unwatch = watchPlugin({
      clock: browserClock(),
      ask: () => askExtension('frames'),
      fleet: () => made.state.fleet,
      onPaused: (count) => tellPlugin(count),
    })
    setRegistry(made)
    return () => {
      unwatch()
      unfollow()
      setRegistry(null)
      made.dispose()
    }
  }, [services, queryClient])
}
