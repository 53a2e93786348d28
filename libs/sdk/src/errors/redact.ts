import { stringifyQuery } from '../query/stringify.ts'

const MASK = '[redacted]'
/** Arguments, headers and facts of these names are secrets: their values are left out. */
const SECRET_NAME =
  /pass(w|phrase)|token|secret|cookie|ticket|credential|authori|captcha|(api|private)[-_]?key|^((sms|auth|verif\w*)_?)?code$/i
/** Bearer and basic headers, signed tokens, `token=…` and `"token":"…"`, a password in an address. */
const SECRET_FORMS =
  /\b(bearer|basic)\s+[\w.~+/=-]{6,}|\beyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]*)?|([\w-]*(?:passw\w*|token|secret|cookies?|ticket|code)\]?(?:=|["']\s*:\s*["']))[^\s&"',;}]+|(:\/\/[^\s/:@]*:)[^\s/@]+(?=@)/gi
/** Shorter values would blot out harmless words. */
const MIN_LENGTH = 3
const MAX_DEPTH = 12

/** Values that must not be told, e.g. a password that is an argument of the call. */
export type Secrets = readonly string[]

/**
 * The values under telling names, however deep, each also as it looks in an address and in JSON.
 *
 * @source reliability, decisions: nothing secret in logs
 * @param sources  arguments, headers, anything made of plain objects and lists
 */
export function secretsIn(...sources: readonly unknown[]): Secrets {
  const found = new Set<string>()
  mapTexts(sources, (value, name) => {
    if (!SECRET_NAME.test(name)) return
    // The text after the scheme of a header is the secret itself.
    for (const text of [String(value), String(value).replace(/^\w+ /, '')]) {
      if (text.length < MIN_LENGTH) continue
      const spellings = [
        text,
        encodeURIComponent(text),
        stringifyQuery({ '': text }).slice(1),
        new URLSearchParams({ '': text }).toString().slice(1),
        JSON.stringify(text).slice(1, -1),
      ]
      for (const spelling of spellings) found.add(spelling)
    }
  })
  // The longest first: one secret may be a part of another.
  return [...found].sort((one, other) => other.length - one.length)
}

/**
 * A copy with other texts and numbers. What stands below a telling name goes by that name, all else
 * by the name of its own member.
 */
function mapTexts(
  value: unknown,
  change: (value: string | number, name: string) => unknown,
  name = '',
  depth = 0,
): unknown {
  if (typeof value === 'string' || typeof value === 'number') return change(value, name)
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return MASK
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    mapTexts(inner, change, SECRET_NAME.test(name) ? name : key, depth + 1),
  ])
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** A text without known secrets and without what looks like one. */
export function redactText(text: string, secrets: Secrets): string {
  const told = secrets.reduce((rest, secret) => rest.replaceAll(secret, MASK), text)
  return told.replace(
    SECRET_FORMS,
    (_whole, scheme?: string, name?: string, user?: string) =>
      `${scheme ? `${scheme} ` : (name ?? user ?? '')}${MASK}`,
  )
}

/** The same for what is made of plain objects and lists; texts under telling names go too. */
export function redactValue<T>(value: T, secrets: Secrets): T {
  // as: a copy of the same form.
  return mapTexts(value, (one, name) => {
    if (typeof one === 'number') return secrets.includes(String(one)) ? MASK : one
    // The server's own codes say what is wrong.
    return SECRET_NAME.test(name) && name !== 'code' ? MASK : redactText(one, secrets)
  }) as T
}

/**
 * Reduces a foreign error to name, message, code and origin. All else may hold addresses and
 * headers.
 */
export function redactCause(cause: unknown, secrets: Secrets, depth = 0): unknown {
  if (typeof cause === 'string') return redactText(cause, secrets)
  // Any other object of the platform or the program may lead anywhere.
  if (!(cause instanceof Error)) return undefined
  const inner = depth < 3 ? redactCause(cause.cause, secrets, depth + 1) : undefined
  // Errors of platforms carry a code of their own, such as ECONNRESET.
  const { name, message, stack, code } = cause as Error & { code?: unknown }
  const kept = new Error(redactText(message, secrets), inner === undefined ? {} : { cause: inner })
  return Object.assign(kept, {
    name,
    ...(stack !== undefined && { stack: redactText(stack, secrets) }),
    ...(code !== undefined && { code: redactValue(code, secrets) }),
  })
}
