import { outcomeOf } from '../../../apps/api/src/jobs/publishing/gateway-port.ts'
import type { Random } from '../../../libs/core/src/index.ts'
import {
  createPublisher,
  publisherConfig,
  volatileOutbox,
} from '../../../libs/publisher/src/index.ts'
import type { Publisher, PublishFrame } from '../../../libs/publisher/src/index.ts'
import { Refusal, register } from '../ledger-calls.ts'
import { createPageThread } from '../page-thread.ts'
import type { WorldClock } from '../world-clock.ts'
import type { NightAccount } from './night-account.ts'
import type { NightLine } from './night-line.ts'
import { createNightPort, SERVER_DEVICE } from './night-port.ts'

/** One process of the server: the product's loop for each account that is due. */
export type NightProcess = {
  readonly round: () => void
  /** As `kill -9`. */
  readonly kill: () => void
}

const HEARTBEAT_MS = 20_000

export function openProcess(
  accounts: readonly NightAccount[],
  world: { readonly clock: WorldClock; readonly chance: Random; readonly line: NightLine },
): NightProcess {
  const { clock, chance, line } = world
  const thread = createPageThread(clock, 'timer')
  const runs = new Map<NightAccount, Publisher>()
  let isAlive = true
  const living = () => new Promise<void>((resolve) => (isAlive ? resolve() : undefined))

  function begin(account: NightAccount, fence: number): void {
    const publisher = createPublisher({
      api: createNightPort(account, fence, { look: line.look, living }),
      frame: frameOf(account, line, living),
      outbox: volatileOutbox(),
      clock: thread.clock,
      random: chance,
      config: publisherConfig({ ...account.ledger.settings, heartbeatMs: HEARTBEAT_MS }, () => ({
        min: 5,
        max: 12,
      })),
      onChange() {
        if (publisher.getState().phase.tag === 'stopped') end(account)
      },
    })
    runs.set(account, publisher)
    void publisher.start()
  }

  function end(account: NightAccount): void {
    runs.get(account)?.dispose()
    runs.delete(account)
    Object.assign(account.ledger.lease, { device_id: null, expires_at: new Date(clock.now()) })
  }

  return {
    round() {
      for (const account of accounts) {
        const { ledger, expiresAt, permitted } = account
        const isServed = permitted && (expiresAt === null || expiresAt > clock.now())
        const run = runs.get(account)
        if (run && !isServed && isResting(run)) end(account)
        if (run || !isServed || ledger.queueEnded || !hasQueue(account)) continue
        const fence = tryToTake(account)
        if (fence !== null) begin(account, fence)
      }
    },
    kill() {
      isAlive = false
      thread.kill()
      for (const publisher of runs.values()) publisher.dispose()
      runs.clear()
    },
  }
}

/** The gateway in the place of a page; what a killed process would have heard, nobody hears. */
function frameOf(
  account: NightAccount,
  line: NightLine,
  living: () => Promise<void>,
): PublishFrame {
  const publish = line.publishPost(account)
  return {
    async publish(content) {
      const channel = { name: content.channel, baseUrl: '', token: undefined }
      const outcome = outcomeOf(await publish(channel, { ...content }))
      await living()
      account.ledger.watch.heard(content.attempt_key, outcome.tag)
      return outcome
    },
  }
}

const isResting = (run: Publisher): boolean => run.getState().phase.tag === 'waiting'

const hasQueue = ({ ledger }: NightAccount): boolean =>
  ledger.contents.some(({ status }) => status === 'queued' || status === 'waiting')

/** Only what nobody holds: before a restart the server had it itself. */
function tryToTake({ ledger }: NightAccount): number | null {
  try {
    return register(ledger, SERVER_DEVICE, false, true)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
