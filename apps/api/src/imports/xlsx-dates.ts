import type { Pause } from './deadline.ts'
import { readXml } from './read-xml.ts'

/** Number formats that are dates or times by their number alone. */
const BUILT_IN = [
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 36, 45, 46, 47, 50, 57, 58,
]

/** The cell styles that show a number as a date. */
export async function dateStyles(
  styles: Uint8Array | undefined,
  pause: Pause,
): Promise<ReadonlySet<number>> {
  const dates = new Set<number>()
  if (!styles) return dates
  const formats = new Set(BUILT_IN)
  let inCells = false
  let at = 0
  await readXml(
    styles,
    {
      open(name, attributes) {
        if (name === 'numFmt' && isDateFormat(attributes.formatCode ?? ''))
          formats.add(Number(attributes.numFmtId))
        if (name === 'cellXfs') inCells = true
        if (name === 'xf' && inCells) {
          if (formats.has(Number(attributes.numFmtId))) dates.add(at)
          at += 1
        }
      },
      close(name) {
        if (name === 'cellXfs') inCells = false
      },
    },
    pause,
  )
  return dates
}

const isDateFormat = (code: string) =>
  /[ymdhs年月日]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]/g, ''))

const DAY_MS = 86_400_000
/** Day 0 of the sheets, counted with their leap day that never was. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30)

/** Days between the two epochs: files of old Macs count from 1 January 1904. */
const DAYS_TO_1904 = 1462

/** A sheet's day number as text; other values are unchanged. */
export function toDateText(value: string, isFrom1904 = false): string {
  const given = Number(value)
  const days = isFrom1904 ? given + DAYS_TO_1904 : given
  if (value === '' || !Number.isFinite(days) || given < 0 || days > 2_958_465) return value
  const text = new Date(FIRST_DAY_MS + Math.round(days * DAY_MS)).toISOString()
  const day = text.slice(0, 10)
  if (Number.isInteger(given)) return day
  return given < 1 ? text.slice(11, 19) : `${day} ${text.slice(11, 19)}`
}
