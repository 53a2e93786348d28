import type { MatchRange, PinyinMatch } from './pinyin-port.ts'

/** How well a text matches a query; `range` is the part to highlight. */
export type TextMatch = { readonly score: number; readonly range: MatchRange }

/** From the whole text down to letters in this order with gaps. */
const SCORES = {
  whole: 100,
  start: 90,
  word: 80,
  inside: 70,
  soundStart: 60,
  sound: 50,
  scattered: 20,
}

/**
 * Matches a text by letters, then by sound, then by letters in order.
 *
 * @param query  normalised by `parseQuery`; not empty
 * @returns      null when it does not answer
 */
export function matchText(text: string, query: string, pinyin: PinyinMatch): TextMatch | null {
  const plain = text.toLowerCase()
  const at = plain.indexOf(query)
  if (at >= 0) {
    const range = [at, at + query.length - 1] as const
    return { score: letterScore(plain, query, at), range }
  }
  const sound = pinyin(text, query)
  if (sound) return { score: sound[0] === 0 ? SCORES.soundStart : SCORES.sound, range: sound }
  const scattered = scatteredRange(plain, query)
  return scattered && { score: SCORES.scattered, range: scattered }
}

function letterScore(plain: string, query: string, at: number): number {
  if (plain === query) return SCORES.whole
  if (at === 0) return SCORES.start
  return plain.includes(` ${query}`) || plain.includes(`-${query}`) ? SCORES.word : SCORES.inside
}

// At least three letters, not too far apart: `ctlst` finds "content list".
function scatteredRange(plain: string, query: string): MatchRange | null {
  if (query.length < 3) return null
  let at = -1
  let first = -1
  for (const letter of query.replaceAll(' ', '')) {
    at = plain.indexOf(letter, at + 1)
    if (at < 0) return null
    if (first < 0) first = at
  }
  return at - first < query.length * 4 ? [first, at] : null
}
