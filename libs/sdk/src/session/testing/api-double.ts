import type { Fetch } from '../../client/exchange.ts'
import type { Clock, Random } from '../../ports/clock.ts'

/** How long the predecessor of a refresh token is forgiven, as on the server. */
const GRACE_MS = 20_000
const CONTENT = { 'content-type': 'application/vnd.api+json' }

/** What the refresh does instead of its work. */
export type RefreshFault =
  | { readonly tag: 'document'; readonly status: number }
  | { readonly tag: 'html'; readonly status: number }
  | { readonly tag: 'offline' }
  | { readonly tag: 'hang' }

/** One request as it went out. */
export interface Sent {
  readonly n: number
  readonly token: string
  readonly body: string
  readonly parts: readonly Blob[]
}

/** The cookies of one browser: all its tabs share them. */
export interface CookieJar {
  generation: number
}

export interface ApiDouble {
  readonly sent: Sent[]
  /** Effects by idempotency key, and by what was asked, whatever its key. */
  readonly byKey: Map<string, number>
  readonly byBody: Map<string, number>
  readonly counts: { refreshes: number; renewed: number; revoked: number }
  /** Makes every access token given so far expire. */
  expire(): void
  firstToken(): string
  setFault(fault: (() => RefreshFault | null) | null): void
  setRefreshMs(ms: number): void
  /** Share of answers that are lost after their effect, each request once at most. */
  setLostShare(share: number): void
  fetchOf(jar: CookieJar, isAlive?: () => boolean): Fetch
}

/** The server's part of sessions and idempotency, in virtual time and with random latency. */
export function createApiDouble(clock: Clock, random: Random): ApiDouble {
  const sent: Sent[] = []
  const byKey = new Map<string, number>()
  const byBody = new Map<string, number>()
  const answered = new Set<string>()
  const counts = { refreshes: 0, renewed: 0, revoked: 0 }
  const valid = new Set<string>()
  const lostOnce = new Set<number>()
  let generation = 0
  let rotatedAt = 0
  let isEnded = false
  let serial = 0
  let fault: (() => RefreshFault | null) | null = null
  let refreshMs = 200
  let lostShare = 0

  function issue(): string {
    const token = `token-${(serial += 1)}`
    valid.add(token)
    return token
  }

  function refresh(given: number): Response | 'lost' {
    const planned = fault?.() ?? null
    if (planned?.tag === 'document') return refusal(planned.status)
    if (planned?.tag === 'html') return page(planned.status)
    if (planned) return 'lost'
    const isPredecessor = given === generation - 1 && clock.now() <= rotatedAt + GRACE_MS
    if (isEnded || (given !== generation && !isPredecessor)) {
      if (!isEnded) counts.revoked += 1
      isEnded = true
      return refusal(401)
    }
    if (given === generation) {
      generation += 1
      rotatedAt = clock.now()
    }
    counts.renewed += 1
    return answer({ access_token: issue() })
  }

  function call(n: number, init: RequestInit, one: Sent): Response | 'lost' {
    if (!valid.has(one.token)) return refusal(isEnded ? 401 : 402)
    const key = new Headers(init.headers).get('idempotency-key')
    if (!answered.has(key ?? '') && one.body !== '') {
      const shape = `${n} ${one.body}`
      byBody.set(shape, (byBody.get(shape) ?? 0) + 1)
      if (key !== null) {
        byKey.set(key, (byKey.get(key) ?? 0) + 1)
        answered.add(key)
      }
    }
    if (!lostOnce.has(n) && random() < lostShare) {
      lostOnce.add(n)
      return 'lost'
    }
    const accept = new Headers(init.headers).get('accept') ?? ''
    return accept.includes('event-stream') ? stream(n) : answer({ data: { n } })
  }

  function fetchOf(jar: CookieJar, isAlive: () => boolean = () => true): Fetch {
    return (url, init) =>
      new Promise((resolve, reject) => {
        if (!isAlive()) return
        const { pathname } = new URL(url)
        const isRefresh = pathname === '/refreshToken'
        const one = sentBy(pathname, init)
        const given = jar.generation
        if (isRefresh) counts.refreshes += 1
        else sent.push(one)
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        const latencyMs = isRefresh ? refreshMs : 5 + random() * 75
        const deliver = (response: Response | 'lost', next: number) => {
          // The answer to a tab that died may or may not have reached the browser's cookies.
          if (isRefresh && response !== 'lost' && (isAlive() || random() < 0.5)) {
            jar.generation = next
          }
          if (!isAlive()) return
          if (response === 'lost') reject(new TypeError('fetch failed'))
          else resolve(response)
        }
        if (isRefresh && fault?.()?.tag === 'hang') return
        clock.schedule(() => {
          const response = isRefresh ? refresh(given) : call(one.n, init, one)
          const next = generation
          clock.schedule(() => deliver(response, next), latencyMs / 2)
        }, latencyMs / 2)
      })
  }

  return {
    sent,
    byKey,
    byBody,
    counts,
    fetchOf,
    firstToken: issue,
    expire: () => valid.clear(),
    setFault(next) {
      fault = next
    },
    setRefreshMs(ms) {
      refreshMs = ms
    },
    setLostShare(share) {
      lostShare = share
    },
  }
}

function sentBy(pathname: string, init: RequestInit): Sent {
  const token = (new Headers(init.headers).get('authorization') ?? '').replace('Bearer ', '')
  const parts: Blob[] = []
  const isWrite = new Headers(init.headers).has('idempotency-key')
  let body = isWrite ? `${init.method ?? 'GET'} ${pathname}` : ''
  if (typeof init.body === 'string') body = init.body
  if (init.body instanceof FormData) {
    const texts: string[] = []
    for (const [name, part] of init.body.entries()) {
      if (typeof part === 'string') texts.push(`${name}=${part}`)
      else parts.push(part)
    }
    body = texts.join('&')
  }
  return { n: Number(pathname.split('/').at(-1)), token, body, parts }
}

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { status: 200, headers: CONTENT })

function refusal(status: number): Response {
  const errors = [{ status: String(status), code: `refused_${status}`, title: 'no' }]
  return new Response(JSON.stringify({ status, error: 'no', errors }), { status, headers: CONTENT })
}

const page = (status: number) =>
  new Response('<html>{"access_token":"stolen"}</html>', {
    status,
    headers: { 'content-type': 'text/html' },
  })

const stream = (n: number) =>
  new Response(`event: told\ndata: {"n":${n}}\n\n`, {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
  })
