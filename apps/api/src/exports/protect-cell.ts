/** Leading characters that spreadsheets take for a formula, or drop. */
const DANGEROUS = '=+\\-@\\t\\r\\n\\0＝＋－＠'
const TO_PROTECT = new RegExp(`^'*[${DANGEROUS}]`)
const PROTECTED = new RegExp(`^''*[${DANGEROUS}]`)

/**
 * A text cell that no sheet program runs as a formula: an apostrophe goes before what could be one.
 *
 * @source reliability T17 (1.2.10)
 */
export const protectCell = (text: string): string => (TO_PROTECT.test(text) ? `'${text}` : text)

/** Takes the apostrophe off again; gives any text that `protectCell` got. */
export const bareCell = (text: string): string => (PROTECTED.test(text) ? text.slice(1) : text)
