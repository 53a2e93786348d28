/** Chinese titles end with the product noun: 316不锈钢保温杯. */
const NOUN = 3
const MOST = 4

/**
 * Searches for a title, the most exact first: all of it, the product noun at the end of a word, and
 * its longest words. No repeats, and no words of one character, which match anything.
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
