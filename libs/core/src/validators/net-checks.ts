import { isIpv4, isNumberUpTo } from './ipv4.ts'

/** @source console spec §5: shorter than 255 */
export const EMAIL_MAX_LETTERS = 254
const URL_MAX_LETTERS = 2048
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const LOCAL_PART = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u

/** A whole number from 0 to 65535, without sign or leading zeros. */
export function isPort(port: string | number): boolean {
  return isNumberUpTo(String(port), 65_535)
}

/** An address of at most 254 letters: local part of 64, a domain with a top level. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LETTERS) return false
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  if (!LOCAL_PART.test(local) || local.split('.').includes('')) return false
  return isDomain(text.slice(at + 1))
}

/** An http, https or ftp address with host; no white space, no user part. */
export function isUrl(text: string): boolean {
  if (text.length > URL_MAX_LETTERS || hasBlankOrControl(text)) return false
  const scheme = /^(?:https?|ftp):\/\//i.exec(text)
  if (!scheme) return false
  const rest = text.slice(scheme[0].length)
  const end = rest.search(/[/?#]/)
  const authority = end === -1 ? rest : rest.slice(0, end)
  // The colons of an IPv6 address stand before its bracket.
  const colon = authority.indexOf(':', authority.indexOf(']') + 1)
  const host = colon === -1 ? authority : authority.slice(0, colon)
  if (colon !== -1 && !isPort(authority.slice(colon + 1))) return false
  return isHost(host)
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return isIpv6(host.slice(1, -1))
  if (host === 'localhost') return true
  return /^[0-9.]+$/.test(host) ? isIpv4(host) : isDomain(host)
}

function isDomain(text: string): boolean {
  const labels = text.split('.', 128)
  const top = labels.at(-1) ?? ''
  if (labels.length < 2 || text.length > 253) return false
  return labels.every((label) => LABEL.test(label)) && top.length > 1 && /^\p{L}/u.test(top)
}

function isIpv6(text: string): boolean {
  const halves = text.split('::', 3)
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':', 9)))
  if (!groups.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))) return false
  return halves.length === 2 ? groups.length < 8 : groups.length === 8
}

function hasBlankOrControl(text: string): boolean {
  return /[\s\p{Cc}<>"\\^`{|}]/u.test(text)
}
