/// <reference lib="webworker" />
import { CACHE_PREFIX, type Build } from './build.ts'
import { dropBuilds, dropPassedOver, findNewest } from './drop-builds.ts'

declare const __BUILD__: Build
declare const self: ServiceWorkerGlobalScope

const PAGE = '/'
const CACHE = CACHE_PREFIX + __BUILD__.version

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))

// Runs only when no page of the old worker is left. Taking over earlier could lose responses that
// the old worker was about to send: a reload, and every new page, would hang.
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Answers of the API and requests with credentials are never cached.
  if (request.method !== 'GET' || request.headers.has('authorization')) return
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (__BUILD__.assets.includes(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(fromCacheFirst(request))
  } else if (pathname === PAGE && request.mode === 'navigate') {
    event.respondWith(fromNetworkFirst(event, PAGE))
  } else if (__BUILD__.files.includes(pathname)) {
    event.respondWith(fromNetworkFirst(event, pathname))
  }
})

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.ports[0]?.postMessage(__BUILD__.version)
})

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const page = new Request(PAGE, { cache: 'no-store' })
  const files = __BUILD__.files.map((path) => new Request(path, { cache: 'no-cache' }))
  await cache.addAll([page, ...files, ...__BUILD__.assets])
  await dropPassedOver(caches)
}

async function begin(): Promise<void> {
  await dropBuilds(caches, __BUILD__.version)
  // The page is requested while this worker is still starting.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Cached file of any build, even a newer one: its name contains its content hash. */
async function fromCacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** Uses the cached file only if the server is unreachable or failing, which the page then shows. */
async function fromNetworkFirst(event: FetchEvent, path: string): Promise<Response> {
  const kept = () => findNewest(caches, path)
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    const answer = preloaded ?? (await fetch(event.request))
    return answer.status < 500 ? answer : ((await kept()) ?? answer)
  } catch (error) {
    const page = await kept()
    if (page) return page
    throw error
  }
}
