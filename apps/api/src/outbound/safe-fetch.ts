import { lookup as systemLookup } from 'node:dns'
import { Readable } from 'node:stream'
import { Agent, request as send, type Dispatcher } from 'undici'
import { Problem } from '../kernel/problem.ts'
import { checkUrl, OPEN_WEB, type OutboundRules } from './check-url.ts'
import { createCheckedLookup, PrivateAddressError, type Lookup } from './checked-lookup.ts'
import {
  notAllowed,
  outsideUnreachable,
  tooLarge,
  tooManyRedirects,
  wrongType,
} from './outbound-problems.ts'
import type { Outbound, OutboundHead, OutboundRequest, OutboundStream } from './outbound.ts'

const MAX_BYTES = 5 * 2 ** 20
const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** One hop: its target, and the parts of the request that may be sent there. */
interface Hop {
  url: string
  method: NonNullable<OutboundRequest['method']>
  body: string | Uint8Array | undefined
  /** Of the first hop; headers of the caller go nowhere else. */
  firstOrigin: string
}

/**
 * The one fetcher for addresses that come from data.
 *
 * @param options.allow  private origins that may be reached, such as the sandbox
 * @param options.lookup  default: the system's resolver
 * @source reliability T12, section 1.4 SSRF
 */
export function createOutbound(
  options: Partial<OutboundRules> & { lookup?: Lookup } = {},
): Outbound {
  const { lookup = systemLookup, ...given } = options
  const rules = { ...OPEN_WEB, ...given }
  // Nothing is kept alive: a connection that was allowed yesterday proves nothing today.
  const settings = { pipelining: 0, maxHeaderSize: 16_384, connections: 20 } as const
  const careful = new Agent({ ...settings, connect: { lookup: createCheckedLookup(lookup) } })
  const trusting = new Agent({ ...settings, connect: { lookup } })

  const open = (text: string, wanted: OutboundRequest = {}) =>
    openAddress({ rules, careful, trusting }, text, wanted)

  return {
    open,
    async fetch(text, wanted) {
      const { body, ...head } = await open(text, wanted)
      const chunks: Uint8Array[] = []
      for await (const chunk of body) chunks.push(chunk)
      return { ...head, bytes: Buffer.concat(chunks) }
    },
    check: (text) => checkUrl(text, rules),
    async close() {
      await Promise.all([careful.destroy(), trusting.destroy()])
    },
  }
}

interface Agents {
  rules: OutboundRules
  /** Checks the address of every connection. */
  careful: Agent
  /** For origins that may be private. */
  trusting: Agent
}

async function openAddress(
  { rules, careful, trusting }: Agents,
  text: string,
  wanted: OutboundRequest,
): Promise<OutboundStream> {
  const time = AbortSignal.timeout(wanted.timeoutMs ?? TIMEOUT_MS)
  const signal = wanted.signal ? AbortSignal.any([time, wanted.signal]) : time
  const maxRedirects = wanted.maxRedirects ?? MAX_REDIRECTS
  let hop: Hop = {
    url: text,
    method: wanted.method ?? 'GET',
    body: wanted.body,
    firstOrigin: URL.canParse(text) ? new URL(text).origin : '',
  }
  for (let hops = 0; ; hops += 1) {
    const checked = checkUrl(hop.url, rules)
    if (checked.tag === 'refused') throw notAllowed(checked.why)
    const { url, trusted } = checked
    const answer = await send(url, {
      dispatcher: trusted ? trusting : careful,
      method: hop.method,
      headers: headersFor(url, hop, wanted),
      body: hop.body ?? null,
      signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    }).catch((error: unknown) => {
      throw asProblem(error)
    })
    const head = headOf(url, answer)
    const to = head.headers['location']
    if (maxRedirects > 0 && REDIRECTS.has(head.status) && to !== undefined) {
      discard(answer)
      if (hops >= maxRedirects) throw tooManyRedirects()
      hop = nextHop(hop, url, { status: head.status, to })
      continue
    }
    if (!wanted.headOnly) return checkedStream(head, answer, wanted)
    discard(answer)
    return { ...head, body: Readable.from([]) }
  }
}

function headersFor(url: URL, hop: Hop, wanted: OutboundRequest): Record<string, string> {
  const own = url.origin === hop.firstOrigin ? wanted.headers : undefined
  const keyed = url.origin === wanted.keyed?.origin ? wanted.keyed.headers : undefined
  return {
    accept:
      wanted.accept?.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', ') ?? '*/*',
    'user-agent': 'omc/2',
    ...own,
    ...keyed,
    // A small packed body can unpack into a huge one.
    'accept-encoding': 'identity',
  }
}

function nextHop(hop: Hop, from: URL, { status, to }: { status: number; to: string }): Hop {
  if (!URL.canParse(to, from.href)) throw notAllowed('it redirects to no address')
  const url = new URL(to, from)
  const keepsMethod =
    status === 307 || status === 308 || hop.method === 'GET' || hop.method === 'HEAD'
  if (!keepsMethod) return { ...hop, url: url.href, method: 'GET', body: undefined }
  // Credentials for one host are not sent to another.
  if (hop.body !== undefined && url.origin !== from.origin)
    throw notAllowed('it redirects a body to another host')
  return { ...hop, url: url.href }
}

function headOf(url: URL, answer: Dispatcher.ResponseData): OutboundHead {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
  const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return { status: answer.statusCode, url: url.href, headers, contentType }
}

function checkedStream(
  head: OutboundHead,
  answer: Dispatcher.ResponseData,
  { accept, maxBytes = MAX_BYTES }: OutboundRequest,
): OutboundStream {
  const encoding = head.headers['content-encoding'] ?? 'identity'
  const isTaken =
    accept === undefined ||
    accept.some((type) =>
      type.endsWith('/') ? head.contentType.startsWith(type) : head.contentType === type,
    )
  // Bodies of failures are accepted in any media type.
  if (encoding !== 'identity' || (!isTaken && head.status < 400)) {
    discard(answer)
    throw wrongType(encoding === 'identity' ? head.contentType : encoding)
  }
  if (Number(head.headers['content-length'] ?? 0) > maxBytes) {
    discard(answer)
    throw tooLarge(maxBytes)
  }
  return { ...head, body: bounded(answer, maxBytes) }
}

async function* bounded(
  answer: Dispatcher.ResponseData,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of answer.body) {
      // undici gives the bytes of a body as they come.
      const part = chunk as Uint8Array
      bytes += part.byteLength
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      yield part
    }
  } catch (error) {
    throw asProblem(error)
  } finally {
    discard(answer)
  }
}

/** Cuts the connection; the error of the cut is the wanted outcome. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined)
  body.destroy()
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof PrivateAddressError) return notAllowed('the name leads to a private address')
  return outsideUnreachable(error instanceof Error ? error.message : String(error))
}
