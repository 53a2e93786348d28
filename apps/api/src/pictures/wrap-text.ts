const words = new Intl.Segmenter('zh', { granularity: 'word' })
const signs = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/**
 * Breaks a text into lines between words; no line begins with a mark that closes, and a word that is
 * wider than a line is broken. What does not fit into the lines ends with an ellipsis.
 *
 * @param widthOf  of a text, in the unit of `width`
 */
export function wrapText(
  text: string,
  { width, lines, widthOf }: { width: number; lines: number; widthOf: (text: string) => number },
): string[] {
  const all: string[] = []
  let line = ''
  for (const piece of piecesOf(text, (one) => widthOf(one) <= width)) {
    if (widthOf((line + piece).trim()) <= width) {
      line += piece
      continue
    }
    all.push(line.trim())
    line = piece.trimStart()
  }
  if (line.trim() !== '') all.push(line.trim())
  if (all.length <= lines) return all
  const shown = all.slice(0, lines)
  return [...shown.slice(0, -1), shorten(shown.at(-1) ?? '', (one) => widthOf(one) <= width)]
}

/** Words with trailing punctuation; words longer than a line are split into characters. */
function piecesOf(text: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(text.replaceAll(/\s+/g, ' ').trim())) {
    const last = pieces.at(-1)
    if (last !== undefined && /^[\p{Pe}\p{Pf}\p{Po}]+$/u.test(segment) && fits(last + segment))
      pieces[pieces.length - 1] = last + segment
    else if (fits(segment)) pieces.push(segment)
    else pieces.push(...Array.from(signs.segment(segment), (one) => one.segment))
  }
  return pieces
}

function shorten(line: string, fits: (text: string) => boolean): string {
  const left = Array.from(signs.segment(line), (one) => one.segment)
  while (left.length > 0 && !fits(`${left.join('')}…`)) left.pop()
  return `${left.join('')}…`
}
