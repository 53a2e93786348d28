import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../kernel/config.ts'

export interface PolicyParts {
  config: Config
  nonce: string
  /** The console's page as it was built. */
  html: string
}

/**
 * The console's content security policy. Libraries that insert style elements get the nonce; no
 * script ever runs but our own files and what stands in the page as it was built, and only
 * same-origin worker URLs can be made.
 *
 * @source reliability, decisions: CSP
 */
export function contentSecurityPolicy({ config, nonce, html }: PolicyParts): string {
  const frames = config.frameOrigins.join(' ')
  const origin = new URL(config.publicOrigin)
  const socket = `${origin.protocol === 'https:' ? 'wss' : 'ws'}://${origin.host}`
  return [
    `default-src 'none'`,
    `script-src 'self'${hashesOf(html)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${frames}`,
    `media-src 'self' blob: ${frames}`,
    `font-src 'self'`,
    `connect-src 'self' ${socket}`,
    `frame-src ${frames}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types omc-worker`,
  ].join('; ')
}

/**
 * The catalogue draws components, with styles that its parts insert. Scripts are its own files and
 * the few inline ones in its built pages.
 */
export function cataloguePolicy(html: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self'${hashesOf(html)}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}

/** Hashes of the inline scripts of a page, for the policy's sources. */
function hashesOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return inline.map(([, text = '']) => ` 'sha256-${sha256(text)}'`).join('')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** A page that only says something. */
export const noticePolicy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/** Documentation is static text: nothing in it runs or loads. */
export const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The service worker fetches the console's own files and does nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const newNonce = () => randomBytes(16).toString('base64')

/** Headers every answer carries. */
export function securityHeaders(app: FastifyInstance, config: Config) {
  app.addHook('onSend', async (_request, reply) => {
    setUnlessThere(reply, 'content-security-policy', API_POLICY)
    setUnlessThere(reply, 'cross-origin-resource-policy', 'same-origin')
    void reply.header('x-content-type-options', 'nosniff')
    void reply.header('referrer-policy', 'no-referrer')
    void reply.header('cross-origin-opener-policy', 'same-origin')
    void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (config.publicOrigin.startsWith('https:')) {
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
  })
}

function setUnlessThere(reply: FastifyReply, name: string, value: string) {
  if (reply.getHeader(name) === undefined) void reply.header(name, value)
}
