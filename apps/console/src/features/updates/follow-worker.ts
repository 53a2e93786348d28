import type { Clock } from '@omc/core'

/** How often a page that stays open asks for a new version. Ours: the specification names none. */
export const ASK_EVERY_MS = 30 * 60_000

/** What this needs of a service worker. */
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
  /** Which build this page runs. */
  readonly version: string
  readonly versionOf: (worker: Worker) => Promise<string>
  readonly clock: Clock
  /** A build other than this page's is ready. */
  readonly found: () => void
}

/**
 * Watches for another build: one that was installed before or while the page is open. The page
 * comes from the network first, so one that was just loaded mostly runs the new build already; its
 * worker begins to serve once the pages of the one before are closed.
 *
 * @source console spec §9, service worker; reliability F28
 */
export function followWorker(ports: FollowPorts): void {
  const { host, registration, version, versionOf, clock, found } = ports
  const consider = async (worker: Worker | null): Promise<void> => {
    if (worker && (await versionOf(worker)) !== version) found()
  }
  const look = (worker: Worker | null) => {
    // A worker that is gone by now answers nothing; the next one is asked again.
    consider(worker).catch(() => undefined)
  }
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The first one of all brings no other build.
      if (worker.state === 'installed' && host.controller) look(worker)
    })
  })
  host.addEventListener('controllerchange', () => look(host.controller))
  const lookAtWaiting = async (): Promise<void> => {
    if (!registration.waiting) return
    // A page that was loaded after a release is newer than what waits; the update brings its worker.
    await registration.update()
    if (!registration.installing) look(registration.waiting)
  }
  // Without a network the page comes from the newest build that is kept.
  lookAtWaiting().catch(() => undefined)
  const ask = () => {
    clock.at(clock.now() + ASK_EVERY_MS, () => {
      // Without a network there is no new version either.
      registration.update().catch(() => undefined)
      ask()
    })
  }
  ask()
}
