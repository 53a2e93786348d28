import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserClock } from '../../../kernel/ports/browser-clock.ts'
import { askExtension } from '../../../kernel/ports/browser-extension.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { openWorkerClock } from '../../../kernel/workers/open-worker-clock.ts'
import type { WorkerClock } from '../../../kernel/workers/worker-clock.ts'
import type { AccountRun } from '../run/account-run.ts'
import { createRunRegistry } from '../run/run-registry.ts'
import type { RunRegistry } from '../run/run-registry.ts'
import type { RemoteNote } from '../run/run-types.ts'
import { accountSyncToast } from './account-sync-toast.ts'
import { createRunDeps } from './create-run-deps.ts'
import { followQueue } from './follow-queue.ts'
import { pluginToast } from './plugin-toast.ts'
import { setRegistry, useFleet, useRegistry } from './registry-store.ts'
import { remoteToast } from './remote-toast.ts'
import { watchPlugin } from './watch-plugin.ts'

export type OpenRegistry = {
  readonly registry: RunRegistry | null
  /** Keeps the time of all runs of this page, also while its tab is hidden. */
  readonly clock: WorkerClock
}

/** Opens the registry of runs for as long as the host is there. */
export function useOpenRegistry(): OpenRegistry {
  const services = useServices()
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [clock] = useState(openWorkerClock)
  const tellRemote = useEffectEvent((run: AccountRun, note: RemoteNote) =>
    services.toasts.show(remoteToast(t, run, note)),
  )
  const tellSyncFailed = useEffectEvent((error: unknown) =>
    services.toasts.show(accountSyncToast(t, error)),
  )

  useEffect(() => {
    const made = createRunRegistry(
      createRunDeps(services, {
        clock,
        onRemote: (run, note) => tellRemote(run, note),
        onSyncFailed: (error) => tellSyncFailed(error),
      }),
    )
    const { realtime } = services
    const unfollow = followQueue({ realtime, registry: made, queryClient, clock: browserClock() })
    setRegistry(made)
    return () => {
      unfollow()
      setRegistry(null)
      made.dispose()
      clock.dispose()
    }
  }, [services, queryClient, clock])

  const registry = useRegistry()
  useWatchedPlugin(registry, clock)
  return { registry, clock }
}

/** Watches the extension while accounts are open. */
function useWatchedPlugin(registry: RunRegistry | null, clock: WorkerClock): void {
  const { toasts } = useServices()
  const { t } = useTranslation()
  const tell = useEffectEvent((pausedCount: number) => toasts.show(pluginToast(t, pausedCount)))
  const isOpen = useFleet(registry).length > 0
  useEffect(() => {
    if (!registry || !isOpen) return undefined
    return watchPlugin({
      clock,
      ask: () => askExtension('frames'),
      fleet: () => registry.state.fleet,
      onPaused: (count) => tell(count),
    })
  }, [registry, isOpen, clock])
}
