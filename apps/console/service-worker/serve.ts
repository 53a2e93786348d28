/// <reference lib="webworker" />
import { CACHE_PREFIX, type Build } from './build.ts'
import { dropBuilds, dropPassedOver, findNewest } from './drop-builds.ts'

declare const __BUILD__: Build
declare const self: ServiceWorkerGlobalScope

const PAGE = '/'
const CACHE = CACHE_PREFIX + __BUILD__.version

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))

// Only when no page of the worker before is left. One that takes over from it while pages ask it
// for things can lose what it was about to answer: a reload would then hang, and every new page.
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Answers of the API, and whatever says who asks, never come near a cache.
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
  // The page is asked for while this worker still wakes up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** A file of any build that is kept, also of a newer one: its name stands for its content. */
async function fromCacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** The kept file only without a server, or while it is in trouble: the page says so then itself. */
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
