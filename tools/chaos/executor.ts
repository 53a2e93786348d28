/**
 * One device that publishes the queues of its accounts side by side as a console page does: the
 * product's publishing loop with the product's client, without a browser. It never exits on its own.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApiPort } from '../../apps/console/src/features/publishing/ports/api-port.ts'
import type { HeldLease } from '../../apps/console/src/features/publishing/ports/api-port.ts'
import type { Clock } from '../../libs/core/src/index.ts'
import { createPublisher, PUBLISHER_CONFIG } from '../../libs/publisher/src/index.ts'
import type { Publisher, PublisherConfig } from '../../libs/publisher/src/index.ts'
import { createSdk } from '../../libs/sdk/src/index.ts'
import { createCreatorFrame } from './creator-frame.ts'
import type { ExecutorEnv, ExecutorWord } from './executor-words.ts'
import { openFileOutbox } from './file-outbox.ts'
import { naiveOrder } from './naive-order.ts'

// as: the driver starts this program with exactly these variables.
const env = process.env as unknown as ExecutorEnv
const AGAIN_MS = 200
/** Work before the send, ms: a kill in it leaves a `submitting` that never reached the channel. */
const PAGE_WORK_MS = 150

/** The product's loop with short waits: the same rules, more items a minute. */
const CONFIG: PublisherConfig = {
  loop: {
    ...PUBLISHER_CONFIG.loop,
    pacing: { min: 0, max: 0, msPerUnit: 0 },
    retryMs: {
      failure: 1_000,
      upload: 1_000,
      unconfirmed: 200,
      empty: 1_000,
      emptyByChannel: {},
    },
    backOff: { firstMs: 100, maxMs: 800 },
    submitTimeoutMs: 2_500,
    sendTimeoutMs: 4_000,
  },
  heartbeatMs: 1_000,
  callTimeoutMs: 2_000,
  slowFloorMs: 1_000,
}

const clock: Clock = {
  now: () => Date.now(),
  at(dueAt, run) {
    const timer = setTimeout(run, Math.max(0, dueAt - Date.now()))
    return () => clearTimeout(timer)
  },
}

const sdk = createSdk({ baseUrl: env.API_URL, getToken: () => env.ACCESS_TOKEN })

tell({ tag: 'ready' })
await Promise.all(env.ACCOUNT_UIDS.split(',').map(publishAccount))

/** Starts the account's publisher again whenever it has stopped. */
async function publishAccount(uid: string): Promise<never> {
  let lease: HeldLease | null = null
  let look = (): void => undefined
  const api = createApiPort({ sdk, clock, lease: () => lease })
  const publisher = createPublisher({
    api: env.ORDER === 'naive' ? naiveOrder(api) : api,
    frame: createCreatorFrame({
      origin: env.SANDBOX_URL,
      onSend: () => tell({ tag: 'send' }),
      timeoutMs: 3_000,
      workMs: () => Math.random() * PAGE_WORK_MS,
    }),
    outbox: await openFileOutbox(join(env.OUTBOX_DIR, uid)),
    clock,
    random: { next: () => Math.random() },
    config: CONFIG,
    onChange: () => look(),
  })
  for (;;) {
    lease = await connect(uid)
    const answer = await publisher.start()
    if (answer.tag === 'refused') throw new Error(`the publisher does not start: ${answer.code}`)
    await stopped(publisher, (onChange) => (look = onChange))
    await wait(AGAIN_MS)
  }
}

/** Registers the same device after each start, as a page does after a reload. */
async function connect(uid: string): Promise<HeldLease> {
  for (;;) {
    try {
      const device = await sdk.devices.register({
        name: 'kill test',
        device_no: `kill-${uid}`,
        uid,
      })
      return { deviceId: device.id, fence: device.fence ?? 0 }
    } catch (error) {
      // The server is killed repeatedly, so failed connections are expected.
      if (process.env['VERBOSE']) console.error(String(error))
      await wait(AGAIN_MS)
    }
  }
}

/** Resolves when the loop has stopped. @param listen  calls back at every change of its state */
function stopped({ getState }: Publisher, listen: (onChange: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (getState().phase.tag === 'stopped') resolve()
    }
    listen(look)
    look()
  })
}

function tell(word: ExecutorWord): void {
  process.send?.(word)
}
