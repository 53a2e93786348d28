import { OPEN_PAGES } from './white-list.ts'

/**
 * The address in the console that a sign-in leads back to. Only paths of this application pass:
 * no other host, no scheme, no back slashes, and not the sign-in page itself.
 *
 * @returns null for everything else
 * @source  reliability C14
 */
export function parseReturnTarget(raw: string | null): string | null {
  if (!raw || raw.length > 2000 || !raw.startsWith('/')) return null
  if (raw.startsWith('//') || raw.includes('\\') || hasControl(raw)) return null
  const base = 'http://console.invalid'
  const url = URL.canParse(raw, base) ? new URL(raw, base) : null
  if (!url || url.origin !== base) return null
  const path = url.pathname + url.search
  if (NOT_WORTH.includes(url.pathname) || url.pathname.startsWith('//')) {
    return null
  }
  return path
}

/** Sign-in, root and gate pages say nothing about what the person was doing. */
const NOT_WORTH: readonly string[] = ['/', '/login', ...OPEN_PAGES]

/** The sign-in address that remembers where the person was; `/` is not worth remembering. */
export function loginAddress(from: string): string {
  const target = parseReturnTarget(from)
  return target === null ? '/login' : `/login?redirect=${encodeURIComponent(target)}`
}

function hasControl(text: string): boolean {
  return Array.from(text).some((char) => char.charCodeAt(0) < 32)
}
