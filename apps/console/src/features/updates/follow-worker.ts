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
 * Watches for another build: one that was installed while the page was open, or that another tab
 * took up. The page comes from the network first, so one that was just loaded mostly runs the new
 * build already; its worker then takes over without a word.
 *
 * @source console spec §9, service worker; reliability F28
 */
export function followWorker(ports: FollowPorts): void {
  const { host, registration, version, versionOf, clock, found } = ports
  const consider = async (worker: Worker | null): Promise<void> => {
    if (!worker) return
    if ((await versionOf(worker)) !== version) found()
    else if (worker === registration.waiting) worker.postMessage('take-over', [])
  }
  const look = (worker: Worker | null) => {
    // A worker that is gone by now answers nothing; the next one is asked again.
    consider(worker).catch(() => undefined)
  }
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The first one of all has nobody to take over from.
      if (worker.state === 'installed' && host.controller) look(worker)
    })
  })
  host.addEventListener('controllerchange', () => look(host.controller))
  look(registration.waiting)
  const ask = () => {
    clock.at(clock.now() + ASK_EVERY_MS, () => {
      // Without a network there is no new version either.
      registration.update().catch(() => undefined)
      ask()
    })
  }
  ask()
}
