/// <reference lib="webworker" />
import { CACHE_PREFIX } from './build.ts'

declare const self: ServiceWorkerGlobalScope

// Stands in the place of the worker in a build without one: browsers that still run the former one
// ask for it by themselves, and it takes itself and everything that was kept away. It never takes
// over from the former one: open pages go on with that, new ones have none.
self.addEventListener('install', (event) => {
  // The browser does it after this installation, which therefore must not wait for it.
  self.registration.unregister().catch(() => undefined)
  event.waitUntil(dropAll())
})

async function dropAll(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
