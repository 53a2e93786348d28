import { VirtualClock } from '@omc/core/testing'
import { describe, expect, it } from 'vitest'
import { followWorker, type Worker } from './follow-worker.ts'

type Build = { worker: Worker & { become: (state: ServiceWorkerState) => void }; version: string }

/** Fake worker that knows its build and supports nothing else. */
function buildOf(version: string): Build {
  const listeners = new Set<() => void>()
  let state: ServiceWorkerState = 'installing'
  const worker = {
    get state() {
      return state
    },
    postMessage: () => expect.unreachable('no worker is told to take over'),
    // as: only this event is used.
    addEventListener: ((_name: string, listener: () => void) =>
      void listeners.add(listener)) as Worker['addEventListener'],
    become(next: ServiceWorkerState) {
      state = next
      for (const listener of listeners) listener()
    },
  }
  return { worker, version }
}

/** A page of one build with a fake browser around it. */
function open(version: string, { waiting, served }: { waiting?: Build; served?: Build } = {}) {
  const builds = new Map<Worker, string>()
  const know = (build: Build | undefined): Worker | null => {
    if (build) builds.set(build.worker, build.version)
    return build?.worker ?? null
  }
  let tellUpdate = (): void => {}
  let found = 0
  const registration = {
    waiting: know(waiting),
    installing: null as Worker | null,
    update: async () => served && install(served),
    addEventListener: (_name: string, listener: () => void) => void (tellUpdate = listener),
  }
  function install(build: Build) {
    registration.installing = know(build)
    tellUpdate()
  }
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  followWorker({
    host: { controller: buildOf('controller').worker, addEventListener: () => undefined },
    registration,
    version,
    versionOf: async (worker) => builds.get(worker) ?? '',
    clock: new VirtualClock(),
    found: () => (found += 1),
  })
  return {
    settle,
    found: () => found,
    async installed(build: Build) {
      install(build)
      registration.installing = null
      registration.waiting = build.worker
      build.worker.become('installed')
      await settle()
    },
  }
}

describe('F28: followWorker', () => {
  it('tells of a build that is installed while the page is open, and of no other', async () => {
    const page = open('v1')
    await page.installed(buildOf('v1'))
    expect(page.found()).toBe(0)
    await page.installed(buildOf('v2'))
    expect(page.found()).toBe(1)
  })

  it('tells of one that has been installed before the page looked', async () => {
    const page = open('v1', { waiting: buildOf('v2') })
    await page.settle()
    expect(page.found()).toBe(1)
  })

  it('says nothing of an older one that waits: the page came from a later release', async () => {
    const page = open('v3', { waiting: buildOf('v2'), served: buildOf('v3') })
    await page.settle()
    expect(page.found()).toBe(0)
  })
})
