export type Texts = { readonly [key: string]: string | Texts }

/** Marks around every catalogue text: text without them on screen is not translated. */
export const MARKS = ['⟦', '⟧'] as const

/** Length increase: other languages need about a third more room than English. */
const GROWTH = 0.35
/** `{{name}}`, and `{{count, row|rows}}`. */
const HOLE = /(\{\{[^}]+\}\})/g
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
}

/** Makes all texts of a catalogue longer and accented; placeholders stay unchanged. */
export const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudo(text) : pseudoTexts(text),
    ]),
  )

export function pseudo(text: string): string {
  const accented = text
    .split(HOLE)
    .map((part) =>
      part.startsWith('{{') ? part : part.replace(/\w/g, (one) => ACCENTS[one] ?? one),
    )
    .join('')
  const words = text.replaceAll(HOLE, '')
  const more = 'löñg '.repeat(Math.ceil((words.length * GROWTH) / 5)).trim()
  return `${MARKS[0]}${accented} ${more}${MARKS[1]}`
}
