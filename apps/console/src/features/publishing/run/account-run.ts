import { initialState } from '@omc/core'
import type { Clock, Random } from '@omc/core'
import { createPublisher, PUBLISHER_CONFIG } from '@omc/publisher'
import type { FrameContent, Publisher, PublishItem } from '@omc/publisher'
import type { Sdk } from '@omc/sdk'
import type { EventsMessage } from '@omc/sdk/realtime'
import type { KeptValue } from '@omc/shell'
import type { AccountLocks } from '../ports/account-lock.ts'
import { createApiPort } from '../ports/api-port.ts'
import type { HeldLease, ItemFlags } from '../ports/api-port.ts'
import type { DeviceIdentity } from '../ports/device-identity.ts'
import { createFramePort } from '../ports/frame-port.ts'
import type { FramePort } from '../ports/frame-port.ts'
import { createCommandMemory, createOutboxPort } from '../ports/outbox-port.ts'
import type { PublishingDatabase } from '../ports/outbox-port.ts'
import type { RunMemory, RunOptions } from '../ports/run-options.ts'
import { createAccountLease } from './account-lease.ts'
import { checkAccount } from './check-account.ts'
import { isRunning } from './is-running.ts'
import { createRemoteInbox } from './remote-inbox.ts'
import { runConfig } from './run-config.ts'
import { NO_REST, restAfter } from './run-time.ts'
import type {
  PublishInfo,
  RemoteNote,
  RunLink,
  RunSnapshot,
  RunTotals,
  StartState,
} from './run-types.ts'

export type RunDeps = {
  readonly sdk: Pick<
    Sdk,
    'studio_accounts' | 'carry_contents' | 'publish_attempts' | 'devices' | 'commands'
  >
  readonly clock: Clock
  readonly random: Random
  readonly newId: () => string
  readonly locks: AccountLocks
  readonly device: DeviceIdentity
  readonly openDatabase: () => Promise<PublishingDatabase>
  readonly parentOrigin: string
  readonly messages: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly optionsOf: (uid: string) => KeptValue<RunOptions | null>
  readonly memoryOf: (uid: string) => KeptValue<RunMemory | null>
  /** Opens a page of the console; false when there is none for this person. */
  readonly openPage: (path: string) => boolean
  readonly onRemote: (run: AccountRun, note: RemoteNote) => void
}

export type AccountRun = {
  readonly uid: string
  readonly getSnapshot: () => RunSnapshot
  readonly subscribe: (listener: () => void) => () => void
  /** Binds the iframe element; the host calls it. */
  readonly attachFrame: (element: HTMLIFrameElement | null) => void
  /** Reads what there is to see, without taking the account. */
  readonly look: () => void
  /** Loads the framed page anew, unless an item is in it. */
  readonly reloadFrame: () => void
  readonly connect: (takeOver?: boolean) => Promise<void>
  readonly disconnect: () => Promise<void>
  /** Checks account and frame, then starts the loop. True when it runs. */
  readonly start: () => Promise<boolean>
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => void
  readonly skipWait: () => void
  readonly setOptions: (options: RunOptions) => void
  /** The run of an earlier page is given up; nothing is sent. */
  readonly forgetInterrupted: () => void
  /** A message of the events channel. */
  readonly receive: (message: EventsMessage) => void
  /** The events channel is (again) connected: pulls what was missed. */
  readonly cableConnected: () => void
  readonly dispose: () => void
}

export const DEFAULT_OPTIONS: RunOptions = {
  draft: false,
  activity: false,
  delayMinS: 5,
  delayMaxS: 12,
}

/**
 * One account's publishing in this tab: lease, frame, loop, remote commands. Lives outside of
 * React and outlasts every screen.
 *
 * @source ux §5 job rule 1: the runner lives outside the router
 */
export function createAccountRun(deps: RunDeps, uid: string): AccountRun {
  const { sdk, clock, random } = deps
  const listeners = new Set<() => void>()
  const keptOptions = deps.optionsOf(uid)
  const memory = deps.memoryOf(uid)
  const itemFlags = new Map<string, ItemFlags>()
  let attemptIds: ReadonlyMap<string, string> = new Map()
  let info: PublishInfo | null = null
  let link: RunLink = { tag: 'offline' }
  let start: StartState = { tag: 'none' }
  let options = keptOptions.read() ?? DEFAULT_OPTIONS
  let interrupted = memory.read()
  let carried: RunMemory | null = null
  let base = { published: 0, failed: 0 }
  let rest: Pick<RunTotals, 'pausedAt' | 'restedMs'> = NO_REST
  let remote: RemoteNote | null = null
  let frame: FramePort | null = null
  let frameElement: HTMLIFrameElement | null = null
  let publisher: Publisher | null = null
  let disarmBeat = nothing
  let disposed = false
  let snapshot = buildSnapshot()

  const lease = (): HeldLease | null => (link.tag === 'connected' ? link.lease : null)
  const accountLease = createAccountLease({
    uid,
    sdk,
    clock,
    locks: deps.locks,
    device: deps.device,
    onFree: () => void connect(),
  })
  const api = createApiPort({
    sdk,
    lease,
    onClaimed(flags) {
      itemFlags.set(flags.attemptKey, flags)
      attemptIds = new Map([...attemptIds, [flags.attemptKey, flags.attemptId]])
    },
  })
  const inbox = createRemoteInbox({
    uid,
    sdk,
    clock,
    lease,
    memory: createCommandMemory(deps.openDatabase),
    openPage: deps.openPage,
    async startPublish() {
      if (isRunning(snapshot)) return { tag: 'refused', reason: 'already-running' }
      if (await startRun())
        return { tag: 'done', detail: `queue ${snapshot.info?.queue.left ?? 0}` }
      return { tag: 'refused', reason: start.tag === 'failed' ? start.code : 'not-started' }
    },
    onStarted(note) {
      remote = note
      commit()
      deps.onRemote(run, note)
    },
  })

  function buildSnapshot(): RunSnapshot {
    const loop = publisher?.getState() ?? initialState<PublishItem>()
    return {
      uid,
      info,
      link,
      start,
      loop,
      events: publisher?.getEvents() ?? [],
      options,
      frame: frame?.getState() ?? { tag: 'absent' },
      frameSrc: frame?.src ?? null,
      totals: {
        startedAt: carried?.startedAt ?? null,
        ...rest,
        published: loop.counts.published - base.published + (carried?.published ?? 0),
        failed: loop.counts.failed - base.failed + (carried?.failed ?? 0),
      },
      interrupted,
      remote,
      attemptIds,
    }
  }

  function commit(): void {
    if (disposed) return
    snapshot = buildSnapshot()
    for (const listener of listeners) listener()
  }

  function onLoopChange(): void {
    const { phase } = publisher?.getState() ?? { phase: { tag: 'idle' } as const }
    const wasReporting = snapshot.loop.phase.tag === 'reporting'
    rest = restAfter(rest, phase.tag === 'paused', clock.now())
    commit()
    if (wasReporting && phase.tag !== 'reporting') void refreshInfo()
    if (phase.tag === 'stopped') memory.write(null)
    else if (carried) {
      const { published, failed } = snapshot.totals
      memory.write({ startedAt: carried.startedAt, published, failed })
    }
    if (phase.tag === 'stopped' && phase.why === 'lease-lost' && link.tag === 'connected') {
      void leaseLost()
    }
  }

  /** What depends on the account's channel is made once it is known. */
  function prepare(known: PublishInfo): Publisher {
    info = known
    if (!keptOptions.read()) {
      const { delay_min_s: delayMinS, delay_max_s: delayMaxS } = known.limits
      options = { ...options, delayMinS, delayMaxS }
    }
    if (publisher) return publisher
    const made = createFramePort({
      frameUrl: known.channel.frame_url,
      uid,
      parentOrigin: deps.parentOrigin,
      clock,
      newId: deps.newId,
      messages: deps.messages,
      onChange: commit,
    })
    frame = made
    publisher = createPublisher({
      api,
      frame: { publish: (content) => made.publish(withItemFlags(content)) },
      outbox: createOutboxPort(deps.openDatabase, uid),
      clock,
      random,
      config: runConfig(known, () => options),
    })
    publisher.subscribe(onLoopChange)
    return publisher
  }

  /** An item queued as a draft stays one, whatever the run says. */
  function withItemFlags(content: FrameContent): FrameContent {
    const flags = itemFlags.get(content.attempt_key)
    if (!flags) return content
    itemFlags.delete(content.attempt_key)
    return {
      ...content,
      draft: content.draft || flags.draft,
      activity: content.activity || flags.activity,
    }
  }

  async function connect(takeOver = false): Promise<void> {
    if (disposed || link.tag === 'connecting' || link.tag === 'connected') return
    link = { tag: 'connecting' }
    commit()
    const answer = await reach(takeOver)
    if (disposed) return accountLease.drop()
    link = answer
    commit()
    if (answer.tag !== 'connected') return
    beat()
    void inbox.connected()
  }

  async function reach(takeOver: boolean): Promise<RunLink> {
    try {
      const known = await sdk.studio_accounts.get_publish_info({ uid })
      const ready = prepare(known)
      // Before the lease: what an earlier page knows of an attempt must not become "unknown".
      await ready.reconnected().catch(nothing) // Told by the start, which needs the outbox.
      return await accountLease.take(takeOver, known.lease)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected'
      return { tag: 'failed', code, message: error instanceof Error ? error.message : '' }
    }
  }

  /** While the loop rests it keeps no lease: this does, so that commands find the device. */
  function beat(): void {
    disarmBeat()
    const everyMs = info?.limits.heartbeat_ms ?? PUBLISHER_CONFIG.heartbeatMs
    disarmBeat = clock.at(clock.now() + everyMs, () => {
      if (link.tag !== 'connected') return
      if (isRunning(snapshot)) return beat()
      api.keepAlive().then(
        ({ tag }) => (tag === 'lost' ? void leaseLost() : beat()),
        () => beat(), // Out of reach proves nothing; the next beat asks again.
      )
    })
  }

  /** Another device took it, or this one slept too long: asks again, never takes it by force. */
  async function leaseLost(): Promise<void> {
    disarmBeat()
    accountLease.drop()
    link = { tag: 'offline' }
    await connect()
  }

  async function startRun(): Promise<boolean> {
    if (isRunning(snapshot)) return false
    start = { tag: 'checking' }
    commit()
    const failure = await begin()
    start = failure ?? { tag: 'none' }
    commit()
    return failure === null
  }

  async function begin(): Promise<Extract<StartState, { tag: 'failed' }> | null> {
    if (link.tag !== 'connected') await connect()
    if (lease() === null) return { tag: 'failed', code: 'not-connected', message: '' }
    const ready = publisher
    if (!ready || !frame || !info) return { tag: 'failed', code: 'not-connected', message: '' }
    const checked = await checkAccount(frame, { uid, platform: info.platform })
    if (checked) return { tag: 'failed', ...checked }
    await refreshInfo()
    // A person starts a queue that had ended: connecting anew opens it again.
    if (info.ended_why !== null) {
      link = await accountLease.take(false, info.lease)
      if (link.tag !== 'connected') return { tag: 'failed', code: 'not-connected', message: '' }
    }
    const { published, failed } = ready.getState().counts
    base = { published, failed }
    carried = { startedAt: clock.now(), published: 0, failed: 0, ...interrupted }
    rest = NO_REST
    interrupted = null
    const answer = await ready.start({ draft: options.draft, activity: options.activity })
    if (answer.tag === 'refused') return { tag: 'failed', code: 'no-outbox', message: '' }
    return null
  }

  async function refreshInfo(): Promise<void> {
    try {
      info = await sdk.studio_accounts.get_publish_info({ uid })
      commit()
    } catch {
      // The last figures stay on screen; the loop itself asks the server for every item.
    }
  }

  const run: AccountRun = {
    uid,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    attachFrame(element) {
      frameElement = element
      frame?.attach(element)
    },
    look: () => void refreshInfo(),
    reloadFrame() {
      if (!frameElement || !frame || 'item' in snapshot.loop.phase) return
      frameElement.src = frame.src
    },
    connect,
    async disconnect() {
      if (isRunning(snapshot)) return
      const held = lease()
      disarmBeat()
      link = { tag: 'offline' }
      commit()
      await accountLease.release(held).catch(nothing) // The lease ends by itself.
    },
    start: startRun,
    pause: () => publisher?.pause(),
    resume: () => publisher?.resume(),
    stop: () => publisher?.stop(),
    skipWait: () => publisher?.skipWait(),
    setOptions(next) {
      options = next
      keptOptions.write(next)
      commit()
    },
    forgetInterrupted() {
      interrupted = null
      memory.write(null)
      commit()
    },
    receive(message) {
      if (message.kind === 'command') inbox.receive(message.command)
      if (message.kind === 'queue-changed' && message.uid === uid) void refreshInfo()
    },
    cableConnected() {
      void inbox.connected()
      publisher?.reconnected().catch(nothing) // The next start needs the outbox and says so.
    },
    dispose() {
      disposed = true
      disarmBeat()
      inbox.dispose()
      publisher?.dispose()
      frame?.dispose()
      accountLease.drop()
      listeners.clear()
    },
  }
  return run
}

function nothing(): void {
  // Deliberately without effect; each use says why.
}
