import { createApiPort } from '../../apps/console/src/features/publishing/ports/api-port.ts'
import type { HeldLease } from '../../apps/console/src/features/publishing/ports/api-port.ts'
import { noDataWaits } from '../../libs/core/src/index.ts'
import {
  createFrameBridge,
  createPublisher,
  framePublisher,
  PUBLISHER_CONFIG,
} from '../../libs/publisher/src/index.ts'
import type {
  FrameBridge,
  Outbox,
  PublisherApi,
  Publisher,
  PublisherConfig,
  PublishFrame,
} from '../../libs/publisher/src/index.ts'
import { createFrame, FRAME_ORIGIN } from './frame.ts'
import { Refusal, register, reopenQueue } from './ledger-calls.ts'
import { createPageThread } from './page-thread.ts'
import type { PageThread } from './page-thread.ts'
import { createSimSdk } from './sim-sdk.ts'
import type { Sim } from './sim.ts'

/** What outlives a page: the machine it runs on. */
export type Machine = { readonly name: string; readonly deviceId: number; readonly outbox: Outbox }

export type Page = {
  readonly thread: PageThread
  readonly publisher: Publisher
  readonly reloadFrame: () => void
  /** Takes the account and starts its queue. */
  readonly start: (takeOver: boolean) => void
  readonly pause: () => void
  /** A person lets the page go on. */
  readonly release: () => void
  readonly kill: () => void
}

/** Two beats to a lease, as few as keep it: most of a run would be beats. */
const HEARTBEAT_MS = 40_000
/** A frame answers within this time, as in the console. */
const ANSWER_TIMEOUT_MS = 80_000

/** One tab of the console with the product's own publisher, bridge and API port. */
export function openPage(sim: Sim, machine: Machine): Page {
  const { name, deviceId } = machine
  const thread = createPageThread(sim.clock, sim.script.thaw)
  const pause = createPauseWatch(sim, name)
  const { bridge, frame } = openFrame(sim, thread, pause.onSend)
  const sdk = createSimSdk(sim, thread, { name, deviceId, onClaim: pause.onClaim })
  let held: HeldLease | null = null
  const api = createApiPort({ sdk, clock: thread.clock, lease: () => held })
  const publisher = openPublisher(sim, machine, { thread, bridge, api, onChange })

  function onChange(): void {
    const { phase } = publisher.getState()
    if (phase.tag === 'stopped' && phase.why === 'lease-lost') held = null
    sim.say?.(`${name}   ${phase.tag}${'why' in phase ? ` (${phase.why})` : ''}`)
  }

  async function start(takeOver: boolean): Promise<void> {
    if (!held || takeOver) {
      // As the console does: kept results first, so that the take-over doubts nothing that is known.
      await publisher.reconnected().catch(() => undefined)
      held = connect(sim, deviceId, takeOver)
    }
    sim.say?.(`${name}   ${held ? `holds fence ${held.fence}` : 'is refused the account'}`)
    if (!held) return
    reopenQueue(sim.ledger)
    await publisher.start()
  }

  return {
    thread,
    publisher,
    reloadFrame: frame.ready,
    start: (takeOver) => {
      pause.end()
      void start(takeOver)
    },
    pause() {
      if (!sim.plant.deafToPause) publisher.pause()
      pause.begin(publisher.getState().phase.tag)
    },
    release: pause.end,
    kill() {
      thread.kill()
      publisher.dispose()
    },
  }
}

/** The framed page and the product's bridge to it. */
function openFrame(sim: Sim, thread: PageThread, onSend: () => void) {
  const frame = createFrame(sim, thread, (event) =>
    bridge.receive(sim.plant.hear?.(event, frame.window) ?? event),
  )
  const bridge = createFrameBridge({
    post(message) {
      onSend()
      frame.post(message)
    },
    source: () => frame.window,
    origin: FRAME_ORIGIN,
    clock: thread.clock,
    newId: sim.newId,
    timeoutMs: ANSWER_TIMEOUT_MS,
  })
  frame.ready()
  return { bridge, frame }
}

type Parts = {
  readonly thread: PageThread
  readonly bridge: FrameBridge
  readonly api: PublisherApi
  readonly onChange: () => void
}

function openPublisher(
  sim: Sim,
  { outbox }: Machine,
  { thread, bridge, api, onChange }: Parts,
): Publisher {
  const { plant } = sim
  const frame = framePublisher(bridge)
  return createPublisher({
    api: plant.api?.(api) ?? api,
    frame: heardBy(sim, plant.frame?.(frame) ?? frame),
    outbox: plant.outbox?.(outbox) ?? outbox,
    clock: thread.clock,
    monotonic: thread.monotonic,
    random: sim.chance,
    config: plant.config?.(configOf(sim)) ?? configOf(sim),
    onChange,
  })
}

function connect(sim: Sim, deviceId: number, takeOver: boolean): HeldLease | null {
  try {
    const fence = register(sim.ledger, deviceId, takeOver)
    if (sim.plant.connectReopens) sim.ledger.queueEnded = false
    return { deviceId: String(deviceId), fence }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const configOf = ({ ledger: { settings } }: Sim): PublisherConfig => {
  const { failureWaitMs: failure, uploadWaitMs: upload, emptyWaitMs: empty } = settings
  const { loop } = PUBLISHER_CONFIG
  const emptyByChannel = noDataWaits({ failure, empty })
  const retryMs = { ...loop.retryMs, failure, upload, empty: failure, emptyByChannel }
  return { ...PUBLISHER_CONFIG, heartbeatMs: HEARTBEAT_MS, loop: { ...loop, retryMs } }
}

/** Notes what the page has learned, before the page acts on it. */
const heardBy = ({ watch }: Sim, frame: PublishFrame): PublishFrame => ({
  async publish(content) {
    const outcome = await frame.publish(content)
    watch.heard(content.attempt_key, outcome.tag)
    return outcome
  },
})

/** From a pause until a person lets the page go on, only the item at hand is finished. */
function createPauseWatch({ watch }: Sim, name: string) {
  let isPaused = false
  let maySend = false
  return {
    begin(phase: string) {
      if (phase === 'idle' || phase === 'stopped') return
      isPaused = true
      maySend = phase === 'submitting'
    },
    end: () => void (isPaused = false),
    onClaim() {
      if (isPaused) watch.broken('paused', `${name} claims though it is paused`)
    },
    onSend() {
      if (isPaused && !maySend) watch.broken('paused', `${name} sends though it is paused`)
      maySend = false
    },
  }
}
