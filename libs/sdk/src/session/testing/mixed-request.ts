import type { TransportRequest } from '../../client/transport.ts'
import type { Random } from '../../ports/clock.ts'

const KINDS = ['list', 'stream', 'json', 'form', 'multipart', 'bare write'] as const
type Kind = (typeof KINDS)[number]

/** One call of a burst, with what must arrive at the server in its name. */
export interface MixedRequest {
  readonly n: number
  readonly kind: Kind
  readonly request: TransportRequest
  /** The text body as the wire carries it; empty for reads. */
  readonly body: string
  /** The bytes of an upload. */
  readonly bytes: string | null
  readonly isWrite: boolean
}

/** A call of a random kind: reads, streams, and writes with every kind of body. */
export function mixedRequest(n: number, random: Random): MixedRequest {
  const kind = KINDS[Math.floor(random() * KINDS.length)] ?? 'list'
  const isWrite = kind !== 'list' && kind !== 'stream'
  const path = `/api/v1/echo/${n}`
  const common: Omit<TransportRequest, 'method' | 'body'> = {
    operation: `echo.${kind}`,
    path,
    query: kind === 'list' ? `page[number]=${n}` : '',
    effect: isWrite ? 'write' : 'read',
    isPublic: false,
    ...(isWrite ? { idempotencyKey: `key-${n}` } : {}),
  }
  const made = { n, kind, isWrite, bytes: null, body: '' }
  switch (kind) {
    case 'list':
      return { ...made, request: { ...common, method: 'GET', body: { kind: 'none' } } }
    case 'stream':
      return {
        ...made,
        request: { ...common, method: 'GET', body: { kind: 'none' }, wants: 'stream' },
      }
    case 'json': {
      const document = { data: { type: 'echo', attributes: { n, title: '茶 & <b>', empty: null } } }
      const request = { ...common, method: 'POST', body: { kind: 'jsonapi' as const, document } }
      return { ...made, request, body: JSON.stringify(document) }
    }
    case 'form': {
      const fields = [['n', String(n)] as const, ['text', '李 a&b=c'] as const]
      const request = { ...common, method: 'POST', body: { kind: 'form' as const, fields } }
      return {
        ...made,
        request,
        body: new URLSearchParams(fields.map(([k, v]) => [k, v])).toString(),
      }
    }
    case 'multipart': {
      const bytes = `bytes of ${n} `.repeat(50)
      const parts = [['n', String(n)] as const, ['file', new Blob([bytes])] as const]
      const request = { ...common, method: 'POST', body: { kind: 'multipart' as const, parts } }
      return { ...made, request, bytes, body: `n=${n}` }
    }
    case 'bare write':
      return {
        ...made,
        request: { ...common, method: 'GET', body: { kind: 'none' } },
        body: `GET ${path}`,
      }
    default:
      return kind satisfies never
  }
}
