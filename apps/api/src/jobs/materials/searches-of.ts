/** Chinese titles end with the product noun: 316不锈钢保温杯. */
const NOUN = 3
const MOST = 4

/**
 * What to search for by a title, the exactest first: all of it, its longest words, and what the
 * thing is at the end of a word. Without repeats; a word of one character finds anything.
 */
export function searchesOf(title: string): string[] {
  const whole = title.trim()
  const words = whole
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => Array.from(word).length > 1)
    .toSorted((a, b) => b.length - a.length)
  const nouns = words.flatMap((word) => {
    const [chinese = ''] = /\p{Script=Han}+$/u.exec(word) ?? []
    return Array.from(chinese).length > NOUN ? [Array.from(chinese).slice(-NOUN).join('')] : []
  })
  return [...new Set([whole, ...nouns.slice(0, 1), ...words])].filter(Boolean).slice(0, MOST)
}
