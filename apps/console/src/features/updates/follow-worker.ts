import type { Clock } from '@omc/core'

/** Interval of update checks in an open page, ms. Ours: the specification names none. */
export const ASK_EVERY_MS = 30 * 60_000

/** Part of a service worker used here. */
export type Worker = Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener'>
export type Registration = {
  readonly waiting: Worker | null
  readonly installing: Worker | null
  readonly update: () => Promise<unknown>
  readonly addEventListener: (name: 'updatefound', listener: () => void) => void
}
export type WorkerHost = {
  readonly controller: Worker | null
  readonly addEventListener: (name: 'controllerchange', listener: () => void) => void
}

export type FollowPorts = {
  readonly host: WorkerHost
  readonly registration: Registration
  /** Build that this page runs. */
  readonly version: string
  readonly versionOf: (worker: Worker) => Promise<string>
  readonly clock: Clock
  /** Called when a build other than this page's is ready. */
  readonly found: () => void
}

/**
 * Watches for another build, installed before or while the page is open. Pages are loaded
 * network-first, so a page that has just loaded usually runs the new build already; its worker
 * takes over once the pages of the old worker are closed.
 *
 * @source console spec §9, service worker; reliability F28
 */
export function followWorker(ports: FollowPorts): void {
  const { host, registration, version, versionOf, clock, found } = ports
  const consider = async (worker: Worker | null): Promise<void> => {
    if (worker && (await versionOf(worker)) !== version) found()
  }
  const look = (worker: Worker | null) => {
    // A worker that has been replaced gives no answer; the next one is checked too.
    consider(worker).catch(() => undefined)
  }
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The very first worker is no update.
      if (worker.state === 'installed' && host.controller) look(worker)
    })
  })
  host.addEventListener('controllerchange', () => look(host.controller))
  const lookAtWaiting = async (): Promise<void> => {
    if (!registration.waiting) return
    // A page loaded after a release is newer than the waiting worker, so update first.
    await registration.update()
    if (!registration.installing) look(registration.waiting)
  }
  // Offline, the page comes from the newest cached build.
  lookAtWaiting().catch(() => undefined)
  const ask = () => {
    clock.at(clock.now() + ASK_EVERY_MS, () => {
      // Offline, there is no new version either.
      registration.update().catch(() => undefined)
      ask()
    })
  }
  ask()
}
