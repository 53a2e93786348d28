/// <reference lib="webworker" />
import { CACHE_PREFIX } from './build.ts'

declare const self: ServiceWorkerGlobalScope

// Replaces the worker in a build without one: browsers with an installed worker fetch it as an
// update, and it unregisters itself and drops all caches. It never takes over from the old worker:
// open pages keep that one, new pages have none.
self.addEventListener('install', (event) => {
  // The browser unregisters after this installation, which therefore must not wait for it. If it
  // fails, the caches are dropped all the same, and the next visit tries again.
  self.registration.unregister().catch(() => undefined)
  event.waitUntil(dropAll())
})

async function dropAll(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
