const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:'])
const MEDIA_SCHEMES = new Set(['http:', 'https:'])
const OWN_SITE = 'https://own-site.invalid'

/** Recent results: a conversation has few avatars, each in thousands of messages. */
const KNOWN = new Map<string, string | null>()
const MAX_KNOWN = 100

/**
 * Returns a URL that is safe for `href` or `src`, or null. Absolute URLs are normalised; a path of
 * the own site (`/…`) is kept. The browser's own parser decides, so hidden characters and odd
 * spellings of a scheme are read as the browser reads them.
 *
 * @param use   links may also be mailto; media only http and https
 */
export function parseSafeUrl(raw: unknown, use: 'link' | 'media'): string | null {
  if (typeof raw !== 'string' || raw.length > 4096) return null
  const name = use + raw
  const known = KNOWN.get(name)
  if (known !== undefined) return known
  const url = parse(raw.trim(), use)
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear()
  KNOWN.set(name, url)
  return url
}

function parse(text: string, use: 'link' | 'media'): string | null {
  if (!URL.canParse(text)) return isOwnPath(text) ? text : null
  const url = new URL(text)
  if (url.username || url.password) return null
  return (use === 'link' ? LINK_SCHEMES : MEDIA_SCHEMES).has(url.protocol) ? url.href : null
}

/** `//host` and spellings of it lead to another site. */
function isOwnPath(text: string): boolean {
  if (!text.startsWith('/') || !URL.canParse(text, OWN_SITE)) return false
  return new URL(text, OWN_SITE).origin === OWN_SITE
}
