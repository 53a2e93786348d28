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

/** What a step of the ledger may have changed. */
export const LEDGER_RESOURCES = [
  'publish_contents',
  'publish_attempts',
  'publish_events',
  'studio_accounts',
  'carry_publishes',
  'carry_contents',
] as const

/** News of a run come in bursts: what they changed is read once. */
export const BURST_MS = 400

/**
 * Hands the news of the events channel to the runs, and has read again what the ledger changed.
 * The first connection of a page is no news: its screens have just read.
 *
 * @returns stops
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
        // They are about devices, and the ledger is as it was.
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
