/** Four numbers from 0 to 255 without leading zeros. */
export function isIpv4(text: string): boolean {
  const parts = text.split('.', 5)
  return parts.length === 4 && parts.every((part) => isNumberUpTo(part, 255))
}

/** Digits of a whole number up to a bound of five digits, without leading zeros. */
export function isNumberUpTo(text: string, max: number): boolean {
  return /^(?:0|[1-9][0-9]{0,4})$/.test(text) && Number(text) <= max
}
