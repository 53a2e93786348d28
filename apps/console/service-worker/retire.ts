/// <reference lib="webworker" />
import { CACHE_PREFIX } from './build.ts'

declare const self: ServiceWorkerGlobalScope

// Stands in the place of the worker in a build without one: browsers that still run the former one
// ask for it by themselves, and it takes itself and everything that was kept away.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(ours.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
