import type { Clock } from '@omc/core'
import type { QueryClient } from '@tanstack/react-query'
import { match, P } from 'ts-pattern'
import type { Realtime } from '../../../kernel/realtime/create-realtime.ts'
import type { RunRegistry } from '../run/run-registry.ts'

export type FollowQueueParts = {
  readonly realtime: Pick<Realtime, 'onEvents'>
  readonly registry: Pick<RunRegistry, 'receive' | 'cableConnected'>
  readonly queryClient: Pick<QueryClient, 'invalidateQueries'>
  readonly clock: Clock
}

/** Resources that a step of the ledger can change. */
export const LEDGER_RESOURCES = [
  'publish_contents',
  'publish_attempts',
  'publish_events',
  'studio_accounts',
  'carry_publishes',
  'carry_contents',
] as const

/** Debounce of refetches, ms: the events of a run come in bursts. */
export const BURST_MS = 400

/**
 * Passes messages of the events channel to the runs and refetches the ledger's resources. The first
 * connection of a page refetches nothing: its screens have just read.
 *
 * @returns function that stops following
 */
export function followQueue({
  realtime,
  registry,
  queryClient,
  clock,
}: FollowQueueParts): () => void {
  let disarm: (() => void) | null = null
  const readAgain = () => {
    disarm ??= clock.at(clock.now() + BURST_MS, () => {
      disarm = null
      for (const resource of LEDGER_RESOURCES)
        void queryClient.invalidateQueries({ queryKey: [resource] })
    })
  }
  const stop = realtime.onEvents({
    message(message) {
      registry.receive(message)
      match(message.kind)
        .with('queue-changed', readAgain)
        // These concern devices and do not change the ledger.
        .with(P.union('command', 'phase', 'refused'), () => undefined)
        .exhaustive()
    },
    connected: registry.cableConnected,
    reconnected: readAgain,
  })
  return () => {
    stop()
    disarm?.()
  }
}
