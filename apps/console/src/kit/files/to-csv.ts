const QUOTED = /[",\r\n]/
/** Texts that a spreadsheet would read as a formula. @source reliability T17 */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/
const NUMBER = /^-?\d+(\.\d+)?%?$/

/** CSV for spreadsheets: with a byte order mark, and without live formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
