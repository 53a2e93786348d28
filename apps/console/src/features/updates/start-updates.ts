import { createUpdateNotice, type UpdateNotice } from '@omc/shell'
import { subscribe } from 'valtio'
import { isPageHeld, pageHolds } from '../../kernel/page/page-hold.ts'
import { browserClock } from '../../kernel/ports/browser-clock.ts'
import { workerScript } from '../../kernel/workers/worker-script.ts'
import { followWorker, type Worker } from './follow-worker.ts'

/**
 * Registers the service worker of this build and announces the next one. A build without a worker
 * removes an installed one.
 *
 * @source console spec §9, service worker; reliability F28
 */
export function startUpdates(): UpdateNotice {
  const clock = browserClock()
  const notice = createUpdateNotice({
    clock,
    isHeld: isPageHeld,
    // Pages are network-first, so even the old worker serves the new build.
    reload: () => location.reload(),
  })
  subscribe(pageHolds, notice.holdsChanged)
  const version = document.querySelector<HTMLMetaElement>('meta[name="omc-build"]')?.content
  const start = async (): Promise<void> => {
    const host = navigator.serviceWorker
    if (version === undefined) return retireWorkers(host)
    const registration = await host.register(workerScript('service'), { updateViaCache: 'none' })
    followWorker({ host, registration, version, versionOf, clock, found: notice.found })
  }
  // Absent in private windows of some browsers, and not used in development.
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    start().catch(() => {
      // The console works without it; the next page retries.
    })
  }
  return notice
}

async function retireWorkers(host: ServiceWorkerContainer): Promise<void> {
  const left = await host.getRegistrations()
  await Promise.all(left.map((registration) => registration.unregister()))
}

const versionOf = (worker: Worker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => {
      resolve(String(data))
      port1.close()
    })
    port1.start()
    worker.postMessage('version', [port2])
  })
