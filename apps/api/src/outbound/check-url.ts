import ipaddr from 'ipaddr.js'
import { isPublicAddress } from './public-address.ts'

/** Where requests may go. */
export interface OutboundRules {
  /** Origins that may be reached whatever their address and port are. */
  allow: readonly string[]
  /** Ports of all other hosts. */
  ports: readonly number[]
}

export const OPEN_WEB: OutboundRules = { allow: [], ports: [80, 443] }

/** Where a URL leads, or why nothing is sent there. */
export type CheckedUrl =
  | { tag: 'allowed'; url: URL; trusted: boolean }
  | { tag: 'refused'; why: string }

const MAX_LENGTH = 4000
const DEFAULT_PORT: Record<string, number> = { 'http:': 80, 'https:': 443 }

/**
 * Looks at a URL that came from data, before anything is resolved. A name that leads to a private
 * address is caught later, when it is connected to.
 *
 * @param text  parsed as browsers do, so that 2130706433, 0x7f.1 and 017700000001 show their face
 * @source reliability T12
 */
export function checkUrl(text: string, { allow, ports }: OutboundRules = OPEN_WEB): CheckedUrl {
  if (text.length > MAX_LENGTH) return refused('the address is too long')
  if (!URL.canParse(text)) return refused('not an address')
  const url = new URL(text)
  const defaultPort = DEFAULT_PORT[url.protocol]
  if (defaultPort === undefined) return refused(`the scheme ${url.protocol} is not http or https`)
  if (url.username !== '' || url.password !== '') return refused('the address names a user')
  if (allow.includes(url.origin)) return { tag: 'allowed', url, trusted: true }
  const port = url.port === '' ? defaultPort : Number(url.port)
  if (!ports.includes(port)) return refused(`the port ${port} is not open to be asked`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) {
    if (!isPublicAddress(host)) return refused('the address is not on the open internet')
  } else if (!host.includes('.') || LOCAL_NAME.test(host)) {
    return refused('the name is not on the open internet')
  }
  return { tag: 'allowed', url, trusted: false }
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|onion)\.?$/i

const refused = (why: string): CheckedUrl => ({ tag: 'refused', why })
