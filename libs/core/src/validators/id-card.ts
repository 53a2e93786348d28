const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_LETTERS = '10X98765432'
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
)

/**
 * A mainland identity-card number: 18 characters with a true check letter, or the old 15 digits;
 * the province must exist and the day of birth must be in the calendar.
 *
 * @source console spec §5; the rule itself is GB 11643-1999
 */
export function isIdCard(text: string): boolean {
  if (!PROVINCES.has(text.slice(0, 2))) return false
  if (/^[0-9]{15}$/.test(text)) return isDay(`19${text.slice(6, 12)}`)
  if (!/^[0-9]{17}[0-9Xx]$/.test(text) || !isDay(text.slice(6, 14))) return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return CHECK_LETTERS[sum % 11] === text.slice(17).toUpperCase()
}

/** yyyyMMdd in the calendar of the years 1800 to 2199. */
function isDay(text: string): boolean {
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(4, 6))
  const day = Number(text.slice(6))
  if (year < 1800 || year > 2199 || day < 1) return false
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  // No other month has days.
  return day <= (lengths[month - 1] ?? 0)
}
