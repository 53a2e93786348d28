import { createHash, createHmac } from 'node:crypto'

export interface SignedCall {
  host: string
  action: string
  version: string
  /** Sent in the query. */
  params: Readonly<Record<string, string>>
  nonce: string
  at: Date
}
export interface AccessKey {
  id: string
  secret: string
}

const ALGORITHM = 'ACS3-HMAC-SHA256'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** By RFC 3986: encodeURIComponent leaves five characters that the signature does not. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Query and headers of a POST without body, signed as Alibaba Cloud's interfaces ask for it: the
 * HMAC covers method, path, query and every header of it.
 *
 * @source Alibaba Cloud, request structure and signature V3
 */
export function signCall(
  { host, action, version, params, nonce, at }: SignedCall,
  key: AccessKey,
): { query: string; headers: Record<string, string> } {
  const query = Object.entries(params)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': `${at.toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const names = Object.keys(headers)
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const request = ['POST', '/', query, lines, names.join(';'), sha256('')].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex')
  const authorization = `${ALGORITHM} Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`
  // The HTTP client sets the host header.
  const { host: _host, ...sent } = headers
  return { query, headers: { ...sent, authorization } }
}
