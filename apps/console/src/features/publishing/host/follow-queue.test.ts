import { VirtualClock } from '@omc/core/testing'
import type { EventsMessage } from '@omc/sdk/realtime'
import { expect, test, vi } from 'vitest'
import type { ChannelListener } from '../../../kernel/realtime/listened-channel.ts'
import { BURST_MS, followQueue, LEDGER_RESOURCES } from './follow-queue.ts'

function start() {
  const clock = new VirtualClock()
  let listener: ChannelListener<EventsMessage> | undefined
  const registry = { receive: vi.fn(), cableConnected: vi.fn() }
  const invalidateQueries = vi.fn(async () => undefined)
  const stop = followQueue({
    realtime: {
      onEvents(given) {
        listener = given
        return () => undefined
      },
    },
    registry,
    queryClient: { invalidateQueries },
    clock,
  })
  return { clock, listener, registry, invalidateQueries, stop }
}

const changed = {
  kind: 'queue-changed',
  uid: 'u',
  change: 'queued',
  publishContentId: null,
} as const

test('the first connection has nothing read again: the screens have just read it', async () => {
  const { clock, listener, registry, invalidateQueries } = start()
  listener?.connected?.()
  await clock.advance(60_000)
  expect(registry.cableConnected).toHaveBeenCalledOnce()
  expect(invalidateQueries).not.toHaveBeenCalled()
})

test('a burst of news has it read once, and so has a connection that came back', async () => {
  const { clock, listener, registry, invalidateQueries } = start()
  listener?.message(changed)
  listener?.message({ ...changed, change: 'claimed' })
  await clock.advance(BURST_MS)
  expect(registry.receive).toHaveBeenCalledTimes(2)
  expect(invalidateQueries.mock.calls).toHaveLength(LEDGER_RESOURCES.length)
  listener?.reconnected?.()
  await clock.advance(BURST_MS)
  expect(invalidateQueries.mock.calls).toHaveLength(2 * LEDGER_RESOURCES.length)
})

test('nothing is read after the end', async () => {
  const { clock, listener, invalidateQueries, stop } = start()
  listener?.message(changed)
  stop()
  await clock.advance(BURST_MS)
  expect(invalidateQueries).not.toHaveBeenCalled()
})
