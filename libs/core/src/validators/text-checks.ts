/** Shortest password, in characters. @source console spec §5 */
export const PASSWORD_MIN_LENGTH = 6

/** Text that some sources send for nothing. @source console spec §5 */
export const BLANK_TEXT = 'null'

/** Longest text any pattern is run on; longer text fails, so that no check can take long. */
const MAX_LETTERS = 2048

/** At least 6 characters; a character outside the basic plane counts once. */
export function isPassword(text: string): boolean {
  return Array.from(text).length >= PASSWORD_MIN_LENGTH
}

/** Anything but blanks. */
export function isUsername(text: string): boolean {
  return text.trim() !== ''
}

/** One or more of 0–9. */
export function isDigits(text: string): boolean {
  return matches(/^[0-9]+$/, text)
}

/** Chinese or Latin letters and digits, at least one. */
export function isPlainName(text: string): boolean {
  return matches(/^[\p{Script=Han}a-zA-Z0-9]+$/u, text)
}

/** Two to four Chinese characters and nothing else. */
export function isChineseName(text: string): boolean {
  return matches(/^\p{Script=Han}{2,4}$/u, text)
}

/** Nothing, blanks, or the text `null` that some sources send for nothing. */
export function isBlank(text: string | null | undefined): boolean {
  const trimmed = (text ?? '').trim()
  return trimmed === '' || trimmed === BLANK_TEXT
}

/** 11 digits, the first a 1. */
export function isPhone(text: string): boolean {
  return matches(/^1[0-9]{10}$/, text)
}

/** Mainland landline: 7 or 8 digits not starting with 0 or 1, area code and extension optional. */
export function isLandline(text: string): boolean {
  return matches(/^(?:(?:010|02[0-9]|0[3-9][0-9]{2})-?)?[2-9][0-9]{6,7}(?:-[0-9]{1,6})?$/, text)
}

/** 0 or more yuan with at most two decimals, no leading zeros: `0`, `12`, `12.5`, `0.05`. */
export function isAmount(text: string): boolean {
  return matches(/^(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,2})?$/, text)
}

/** A colour as three or six hexadecimal digits, `#` optional, as form rules named hex take. */
export function isHex(text: string): boolean {
  return matches(/^#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, text)
}

/** Text of a JSON object; arrays, numbers and `null` do not count. */
export function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    // The parser's only way to say no.
    return false
  }
}

function matches(pattern: RegExp, text: string): boolean {
  return text.length <= MAX_LETTERS && pattern.test(text)
}
