import ipaddr from 'ipaddr.js'

/** Reads the text of a setting; undefined for a bad one. */
export type Parse<T> = (text: string) => T | undefined

export const text: Parse<string> = (value) => value
export const maybeText: Parse<string | undefined> = (value) => value || undefined
export const port: Parse<number> = (value) => whole(value, 1, 65535)
export const seconds: Parse<number> = (value) => scaled(value, 1000)
export const minutes: Parse<number> = (value) => scaled(value, 60_000)
export const count: Parse<number> = (value) => whole(value, 1, 500)
export const flag: Parse<boolean> = (value) =>
  ({ '1': true, true: true, '0': false, false: false })[value]
export const url: Parse<string> = (value) =>
  URL.canParse(value) && /^https?:/.test(value) ? value.replace(/\/$/, '') : undefined
export const maybeUrl: Parse<string | undefined> = (value) => url(value)
export const yuan: Parse<number> = (value) => {
  const number = Number(value)
  return /^\d+(\.\d+)?$/.test(value) && number <= 1_000_000 ? number : undefined
}
/** A JSON object of texts. */
export const texts: Parse<string> = (value) => (textsOf(value) ? value : undefined)

/** The members of a JSON object of texts. */
export function textsOf(value: string): Record<string, string> | undefined {
  try {
    const given: unknown = JSON.parse(value)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
    const entries = Object.entries(given).filter(([, one]) => typeof one === 'string')
    return entries.length === Object.keys(given).length ? Object.fromEntries(entries) : undefined
  } catch {
    return undefined
  }
}
export const level: Parse<string> = (value) =>
  ['fatal', 'error', 'warn', 'info', 'debug', 'silent'].find((name) => name === value)
export const origin: Parse<string | undefined> = (value) =>
  URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value
    ? value
    : undefined
export const postgresUrl: Parse<string | undefined> = (value) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) ? value : undefined
const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
export const origins: Parse<readonly string[]> = (value) => {
  const list = listOf(value)
  return list.every((one) => URL.canParse(one) && new URL(one).origin === one) ? list : undefined
}

/** Exact web origins; `null` and patterns are invalid. */
export const webOrigins: Parse<readonly string[]> = (value) => {
  const list = listOf(value)
  return list.every((one) => origin(one) !== undefined) ? list : undefined
}
export const proxies: Parse<readonly string[]> = (value) => {
  const list = listOf(value)
  if (list.includes('none')) return list.length === 1 ? [] : undefined
  return list.every((one) => one === 'loopback' || isAddressOrRange(one)) ? list : undefined
}
/** A range of all addresses would let every caller forge its address. */
const isAddressOrRange = (text: string) =>
  ipaddr.isValidCIDR(text)
    ? ipaddr.parseCIDR(text)[1] > 0
    : ipaddr.isValid(text) && (text.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(text))

export const longTexts: Parse<readonly string[]> = (value) => {
  const list = value.split(',').map((part) => part.trim())
  return list.every((one) => one.length >= 32) ? list : undefined
}

export const longText: Parse<string | undefined> = (value) =>
  value.length >= 16 ? value : undefined

function whole(value: string, min: number, max: number): number | undefined {
  const number = Number(value)
  return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined
}

function scaled(value: string, unitMs: number): number | undefined {
  const number = Number(value)
  return /^\d+(\.\d+)?$/.test(value) && number > 0 && number <= 1_000_000
    ? Math.round(number * unitMs)
    : undefined
}
