import type { BannedWord } from '@omc/core/rules'

/**
 * The text without the words: each becomes its suggestion, or is left out. Longer words go first,
 * and a suggestion that holds a word itself is not used.
 */
export function replaceBannedWords(text: string, words: readonly BannedWord[]): string {
  const ordered = words
    .filter(({ word }) => word !== '')
    .toSorted((a, b) => b.word.length - a.word.length)
  const holdsOne = (one: string) =>
    ordered.some(({ word }) => one.toLowerCase().includes(word.toLowerCase()))
  let result = text
  // Removing a word can join two halves of another; each round shortens the text.
  for (let round = 0; round < MAX_ROUNDS && holdsOne(result); round += 1) {
    for (const { word, suggestion } of ordered) {
      const instead = round === 0 && !holdsOne(suggestion) ? suggestion : ''
      result = result.replaceAll(new RegExp(escaped(word), 'giu'), () => instead)
    }
  }
  return result
}

const MAX_ROUNDS = 10
const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
