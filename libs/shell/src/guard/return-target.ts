import { pathOf } from '@omc/core'
import { LOGIN_PATH, ALLOW_LIST } from './allow-list.ts'

const MAX_LETTERS = 2_000

/**
 * The address to return to after sign-in, complete with path, query and fragment.
 * Only addresses of this application pass: no other host, no scheme, no back slashes, no path that
 * a browser would rewrite, and no page of the allow-list.
 *
 * @returns null for everything else
 * @source  console spec §2, return target; reliability C14
 */
export function parseReturnTarget(raw: string | null): string | null {
  if (raw === null || raw.length > MAX_LETTERS || !raw.startsWith('/')) return null
  if (raw.includes('\\') || hasControl(raw) || raw.trimEnd() !== raw) return null
  const path = raw.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//') || path.split('/').some(isDotSegment)) return null
  // Root and gate pages carry no work to return to.
  return pathOf(raw) === '/' || ALLOW_LIST.includes(pathOf(raw)) ? null : raw
}

/** The sign-in address that carries a return target. @source console spec §2, redirect query */
export const loginAddress = (keep: string | null): string =>
  keep === null ? LOGIN_PATH : `${LOGIN_PATH}?redirect=${encodeURIComponent(keep)}`

/** Browsers take these for `.` and `..`, and rewrite the path. */
const isDotSegment = (part: string): boolean => /^(?:\.|%2e){1,2}$/i.test(part)

const hasControl = (text: string): boolean =>
  Array.from(text).some((letter) => letter.charCodeAt(0) < 32 || letter.charCodeAt(0) === 127)
