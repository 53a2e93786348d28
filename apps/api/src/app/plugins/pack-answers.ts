import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addVary } from './app-origins.ts'

export type Encoding = 'br' | 'gzip'

/** Below this an answer fits into one packet as it is. */
const WORTH_BYTES = 1_024
const PACKED_TYPES = /^(application\/(vnd\.api\+)?json|text\/(html|css))/

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Compresses off this thread. `once`: for content compressed once and sent often. */
export const pack = (bytes: Buffer | string, encoding: Encoding, once = false): Promise<Buffer> =>
  encoding === 'br'
    ? packBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: once ? 9 : 4,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    : packGzip(bytes, { level: once ? 9 : 5 })

/** The best encoding that a caller accepts; undefined without one. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const given = (headers['accept-encoding'] ?? '').toLowerCase()
  const taken = given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return (['br', 'gzip'] as const).find((one) => taken.includes(one))
}

/**
 * Packs what reading operations answer. Files, streams and what is packed already go out as they
 * are, and so does everything that may hold a secret: the answers of writes, of `/oauth` and of
 * sign-in. What is left needs a bearer token to be asked for, which no other page's form, picture
 * or script can send: a page that could measure how well a guess packs cannot make the request.
 *
 * @source BREACH: a secret and a guess in one packed answer
 */
export function packAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config
    if (operation?.effect !== 'read' || operation.may === 'public') return payload
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || reply.getHeader('content-encoding') !== undefined) return payload
    if (!PACKED_TYPES.test(String(reply.getHeader('content-type')))) return payload
    addVary(reply, 'accept-encoding')
    const encoding = encodingFor(request)
    if (!encoding || Buffer.byteLength(payload) < WORTH_BYTES) return payload
    const packed = await pack(payload, encoding)
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    return packed
  })
}
