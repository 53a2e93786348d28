import { seededRandom, VirtualClock } from '@omc/core/testing'
import { FakeChannel, FakeFrame } from '@omc/publisher/testing'
import type { FrameFault } from '@omc/publisher/testing'
import { createSdk } from '@omc/sdk'
import { subscribe } from 'valtio/vanilla'
import type { AccountLocks } from '../ports/account-lock.ts'
import { createDeviceIdentity } from '../ports/device-identity.ts'
import { keptMemory, keptOptions } from '../ports/kept-of-account.ts'
import { createAccountRun } from '../run/account-run.ts'
import type { AccountRun, RunDeps } from '../run/account-run.ts'
import type { RemoteNote } from '../run/run-types.ts'
import { fakeLedger, UID } from './fake-ledger.ts'
import { memoryDatabase } from './memory-database.ts'

export type RunPage = {
  readonly run: AccountRun
  readonly deps: RunDeps
  readonly frame: FakeFrame
  readonly element: HTMLIFrameElement
  /** Mounts the frame of a run as soon as its address is known, as the host does. */
  readonly mount: (run: AccountRun) => void
  readonly remotes: RemoteNote[]
  readonly opened: string[]
  readonly syncFailures: unknown[]
}

/** One browser on a fake channel: its pages share storage, as after a reload. */
export function createRunRig() {
  const clock = new VirtualClock(1_000_000)
  const channel = new FakeChannel({ clock })
  const ledger = fakeLedger(channel)
  const database = memoryDatabase()
  const kept = new Map<string, string>()
  const storage = storageOver(kept)
  const faults: FrameFault[] = []
  /** How far the machine's clock was put back since the page counts. */
  const machine = { putBackMs: 0 }
  let idCount = 0

  /** `isFramed`: the frame of the page's run is mounted. */
  function open({ locks = freeLocks, isFramed = true } = {}): RunPage {
    const messages = new EventTarget()
    const frame = new FakeFrame({
      clock,
      publish: (content) => channel.publish(content),
      fault: () => faults.shift() ?? 'none',
    })
    const contentWindow = Object.assign(frame.window, { postMessage: frame.post })
    frame.onMessage = (event) =>
      void messages.dispatchEvent(Object.assign(new Event('message'), event))
    const remotes: RemoteNote[] = []
    const opened: string[] = []
    const syncFailures: unknown[] = []
    const deps: RunDeps = {
      ...browserDeps(storage),
      sdk: createSdk({ transport: ledger }),
      clock,
      wall: () => clock.now() - machine.putBackMs,
      monotonic: () => clock.now(),
      newId: () => `id-${(idCount += 1)}-padded`,
      locks,
      openDatabase: database.open,
      messages,
      openPage(path) {
        opened.push(path)
        return path.startsWith('/')
      },
      onRemote: (_run, note) => void remotes.push(note),
      onSyncFailed: (error) => void syncFailures.push(error),
      work: freeWork,
    }
    const run = createAccountRun(deps, UID)
    const { element, mount } = pageElement(frame, contentWindow)
    if (isFramed) mount(run)
    return { run, deps, frame, element, mount, remotes, opened, syncFailures }
  }

  return { clock, machine, channel, ledger, database, kept, faults, open }
}

function pageElement(frame: FakeFrame, contentWindow: object): Pick<RunPage, 'element' | 'mount'> {
  // as: what a run asks of its frame.
  const element = Object.assign(new EventTarget(), {
    contentWindow,
    src: '',
  }) as unknown as HTMLIFrameElement
  return {
    element,
    mount({ state, attachFrame }) {
      const unsubscribe = subscribe(state, () => {
        if (state.frameSrc === null) return
        unsubscribe()
        attachFrame(element)
        frame.ready()
      })
    },
  }
}

const freeLocks: AccountLocks = {
  take: async () => ({ tag: 'held', release: () => {} }),
  whenFree: () => () => {},
}

/** A person who may run every job, on pictures that are small enough. */
const freeWork: RunDeps['work'] = {
  pictures: { load: async () => new Blob(['picture']), shrink: async (picture) => picture },
  mayReview: () => true,
  mayRun: () => true,
  hold: () => () => {},
  onEnd: () => {},
}

const storageOver = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

/** Dependencies that all pages of one browser share. */
const browserDeps = (storage: ReturnType<typeof storageOver>) => ({
  random: seededRandom(7),
  device: createDeviceIdentity({
    storage,
    userAgent: 'Chrome/1 Linux',
    newId: () => 'device-number',
    version: '2.0.0+20260131.0930',
  }),
  parentOrigin: 'http://localhost:8080',
  openFrames: async () => null,
  optionsOf: (key: string) => keptOptions(key, () => storage),
  memoryOf: (key: string) => keptMemory(key, () => storage),
})
