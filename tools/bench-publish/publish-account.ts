import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApiPort } from '../../apps/console/src/features/publishing/ports/api-port.ts'
import type { Clock } from '../../libs/core/src/index.ts'
import {
  createFrameBridge,
  createPublisher,
  framePublisher,
  PUBLISHER_CONFIG,
} from '../../libs/publisher/src/index.ts'
import type { FrameRequestMessage, Publisher } from '../../libs/publisher/src/index.ts'
import { openFileOutbox } from '../chaos/file-outbox.ts'
import type { Sent } from './judge.ts'
import type { BenchWorld } from './start-world.ts'

/** Time of the channel for one item, besides its own call, ms. */
const CHANNEL_MS = 250
/** Chosen delay between two items, ms. */
export const DELAY_MS = 300
const TIMEOUT_MS = 60_000
/** Below the short leases of the programs of the kill test. */
const HEARTBEAT_MS = 1_000

const { loop } = PUBLISHER_CONFIG
const CONFIG = {
  ...PUBLISHER_CONFIG,
  heartbeatMs: HEARTBEAT_MS,
  loop: { ...loop, pacing: { min: 1, max: 1, msPerUnit: DELAY_MS } },
}

const clock: Clock = {
  now: () => Date.now(),
  at(dueAt, run) {
    const timer = setTimeout(run, Math.max(0, dueAt - Date.now()))
    return () => clearTimeout(timer)
  },
}

/**
 * Publishes the whole queue of an account with the product's loop, bridge, API port and a durable
 * store of results.
 *
 * @returns its items in the order they were sent
 * @throws Error when the run ends otherwise than with an empty queue
 */
export async function publishAccount(world: BenchWorld, uid: string): Promise<readonly Sent[]> {
  const { sdk, folder } = world
  const device = await sdk.devices.register({ name: 'bench', device_no: `bench-${uid}`, uid })
  const lease = { deviceId: device.id, fence: device.fence ?? 0 }
  const channel = openChannel(world)
  let look = (): void => undefined
  const publisher = createPublisher({
    api: createApiPort({ sdk, clock, lease: () => lease }),
    frame: framePublisher(channel.bridge),
    outbox: await openFileOutbox(join(folder, 'outbox', uid)),
    clock,
    random: { next: () => Math.random() },
    config: CONFIG,
    onChange: () => look(),
  })
  await publisher.start()
  await new Promise<void>((resolve) => {
    look = () => void (hasStopped(publisher) && resolve())
    look()
  })
  const { phase, counts } = publisher.getState()
  publisher.dispose()
  const isWhole = phase.tag === 'stopped' && phase.why === 'completed'
  if (!isWhole || counts.published !== channel.sent.length)
    throw new Error(`${uid} ended otherwise: ${JSON.stringify({ phase, counts })}`)
  return channel.sent
}

const hasStopped = (publisher: Publisher): boolean => publisher.getState().phase.tag === 'stopped'

/** A framed page that takes a known time and then posts at the stand-in channel. */
function openChannel({ sandboxUrl }: BenchWorld) {
  const sent: Sent[] = []
  const window = {}
  const bridge = createFrameBridge({
    post: (message) => void answer(message),
    source: () => window,
    origin: sandboxUrl,
    clock,
    newId: randomUUID,
    timeoutMs: TIMEOUT_MS,
  })
  const say = (data: object) => bridge.receive({ source: window, origin: sandboxUrl, data })
  const ready = { kind: 'ready', name: 'ready', id: '', payload: { platform: 'bench', uid: '' } }
  say({ omc: 1, ...ready })

  async function answer({ id, payload }: FrameRequestMessage): Promise<void> {
    const startedAt = performance.now()
    await wait(CHANNEL_MS)
    const given = await postTo(sandboxUrl, payload)
    sent.push({ at: startedAt, channelMs: performance.now() - startedAt })
    say({ omc: 1, kind: 'response', name: 'responsePublishContent', id, payload: given })
  }
  return { bridge, sent }
}

async function postTo(sandboxUrl: string, content: object): Promise<unknown> {
  const channel = 'channel' in content ? String(content.channel) : ''
  const response = await fetch(`${sandboxUrl}/creator/${channel}/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  })
  return response.json()
}
