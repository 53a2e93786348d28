import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../kernel/problem.ts'

/** Result of a behaviour with `output: {kind:'file'}`. */
export interface FileAnswer {
  path: string
  /** Media type from our own list, never from the uploader. */
  type: string
  /** Shown when it is saved. */
  name: string
  as: 'attachment' | 'inline'
  /** Same address, same bytes for ever; else the file is not kept by browsers. */
  immutable?: boolean
  /** Lifetime in the browser's cache, seconds. */
  maxAgeS?: number
}

const YEAR_S = 31_536_000
/** Whatever is inside the file, it runs nothing and loads nothing. */
const POLICY = "default-src 'none'; sandbox"

/**
 * Sends a file, or the part of it that was asked for, as a stream.
 *
 * @throws Problem 404 `file_gone`, 416 `range`
 * @source reliability T17 (attachment, nosniff)
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type, name, as, immutable, maxAgeS }: FileAnswer,
) {
  const size = await sizeOf(path)
  const range = readRange(request.headers.range, size)
  void reply
    .type(type)
    .header('content-disposition', `${as}; ${fileNameOf(name)}`)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheOf({ immutable, maxAgeS }))
  if (range === 'bad') {
    void reply.header('content-range', `bytes */${size}`)
    throw problem('range')
  }
  if (!range) return reply.header('content-length', size).send(createReadStream(path))
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(createReadStream(path, range))
}

function cacheOf({
  immutable,
  maxAgeS,
}: {
  immutable: boolean | undefined
  maxAgeS: number | undefined
}): string {
  if (immutable) return `private, max-age=${YEAR_S}, immutable`
  return maxAgeS === undefined ? 'no-store' : `private, max-age=${maxAgeS}`
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw problem('file_gone')
    throw error
  }
}

/** One byte range; requests for several get the whole file. */
function readRange(header: string | undefined, size: number) {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from = '', to = ''] = parts ?? []
  if (!parts || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'bad' : { start, end }
}

/** Plain name for old programs, the real one as RFC 5987 writes it. */
export function fileNameOf(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
