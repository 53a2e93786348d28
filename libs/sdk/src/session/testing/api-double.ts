import type { Fetch } from '../../client/exchange.ts'
import type { Clock, Random } from '../../ports/clock.ts'

/** How long the predecessor of a refresh token is forgiven, as on the server. */
const GRACE_MS = 20_000
const CONTENT = { 'content-type': 'application/vnd.api+json' }

/** Fault of the refresh, in place of its work. */
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

/** State of the server, and the behaviour it is set to. */
interface Server {
  readonly clock: Clock
  readonly random: Random
  readonly double: Pick<ApiDouble, 'sent' | 'byKey' | 'byBody' | 'counts'>
  readonly answered: Set<string>
  readonly valid: Set<string>
  readonly lostOnce: Set<number>
  generation: number
  rotatedAt: number
  isEnded: boolean
  serial: number
  fault: (() => RefreshFault | null) | null
  refreshMs: number
  lostShare: number
}

/** The server's part of sessions and idempotency, in virtual time and with random latency. */
export function createApiDouble(clock: Clock, random: Random): ApiDouble {
  const double = {
    sent: [],
    byKey: new Map<string, number>(),
    byBody: new Map<string, number>(),
    counts: { refreshes: 0, renewed: 0, revoked: 0 },
  }
  const server: Server = {
    clock,
    random,
    double,
    answered: new Set(),
    valid: new Set(),
    lostOnce: new Set(),
    generation: 0,
    rotatedAt: 0,
    isEnded: false,
    serial: 0,
    fault: null,
    refreshMs: 200,
    lostShare: 0,
  }
  return {
    ...double,
    fetchOf: (jar, isAlive = () => true) => fetchOf(server, jar, isAlive),
    firstToken: () => issue(server),
    expire: () => server.valid.clear(),
    setFault(next) {
      server.fault = next
    },
    setRefreshMs(ms) {
      server.refreshMs = ms
    },
    setLostShare(share) {
      server.lostShare = share
    },
  }
}

function issue(server: Server): string {
  const token = `token-${(server.serial += 1)}`
  server.valid.add(token)
  return token
}

function refresh(server: Server, given: number): Response | 'lost' {
  const { clock, double } = server
  const planned = server.fault?.() ?? null
  if (planned?.tag === 'document') return refusal(planned.status)
  if (planned?.tag === 'html') return page(planned.status)
  if (planned) return 'lost'
  const isPredecessor =
    given === server.generation - 1 && clock.now() <= server.rotatedAt + GRACE_MS
  if (server.isEnded || (given !== server.generation && !isPredecessor)) {
    if (!server.isEnded) double.counts.revoked += 1
    server.isEnded = true
    return refusal(401)
  }
  if (given === server.generation) {
    server.generation += 1
    server.rotatedAt = clock.now()
  }
  double.counts.renewed += 1
  return answer({ access_token: issue(server) })
}

function call(server: Server, init: RequestInit, one: Sent): Response | 'lost' {
  const { lostOnce } = server
  const { n } = one
  if (!server.valid.has(one.token)) return refusal(server.isEnded ? 401 : 402)
  countEffect(server, init, one)
  if (!lostOnce.has(n) && server.random() < server.lostShare) {
    lostOnce.add(n)
    return 'lost'
  }
  const accept = new Headers(init.headers).get('accept') ?? ''
  return accept.includes('event-stream') ? stream(n) : answer({ data: { n } })
}

function countEffect({ answered, double }: Server, init: RequestInit, { n, body }: Sent): void {
  const key = new Headers(init.headers).get('idempotency-key')
  if (answered.has(key ?? '') || body === '') return
  const shape = `${n} ${body}`
  double.byBody.set(shape, (double.byBody.get(shape) ?? 0) + 1)
  if (key === null) return
  double.byKey.set(key, (double.byKey.get(key) ?? 0) + 1)
  answered.add(key)
}

function fetchOf(server: Server, jar: CookieJar, isAlive: () => boolean): Fetch {
  const { clock, random, double } = server
  return (url, init) =>
    new Promise((resolve, reject) => {
      if (!isAlive()) return
      const { pathname } = new URL(url)
      const isRefresh = pathname === '/refreshToken'
      const one = sentBy(pathname, init)
      const given = jar.generation
      if (isRefresh) double.counts.refreshes += 1
      else double.sent.push(one)
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      const latencyMs = isRefresh ? server.refreshMs : 5 + random() * 75
      const deliver = (response: Response | 'lost', next: number) => {
        // The answer to a tab that died may or may not have reached the browser's cookies.
        if (isRefresh && response !== 'lost' && (isAlive() || random() < 0.5)) {
          jar.generation = next
        }
        if (!isAlive()) return
        if (response === 'lost') reject(new TypeError('fetch failed'))
        else resolve(response)
      }
      if (isRefresh && server.fault?.()?.tag === 'hang') return
      clock.schedule(() => {
        const response = isRefresh ? refresh(server, given) : call(server, init, one)
        const next = server.generation
        clock.schedule(() => deliver(response, next), latencyMs / 2)
      }, latencyMs / 2)
    })
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
