import { diffChars } from 'diff'

export interface Difference {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this number of changed characters, the whole text counts as changed. */
const MAX_EDITS = 3000

/**
 * Differences between two texts: joining `same` and `removed` gives the one before, `same` and
 * `added` the one after.
 */
export function differences(given: string, written: string): Difference[] {
  const [before, after] = [wholeCharacters(given), wholeCharacters(written)]
  const parts = diffChars(before, after, { maxEditLength: MAX_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return parts
    .map(({ value, added, removed }): Difference => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }))
    .filter(({ text }) => text !== '')
}

/** Half a character cannot be stored as JSON in the database; it becomes the replacement sign. */
const wholeCharacters = (text: string) => Buffer.from(text).toString()
