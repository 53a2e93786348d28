import { diffChars } from 'diff'

export interface Difference {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Beyond so many changed characters the two texts are told apart as a whole. */
const MAX_EDITS = 3000

/**
 * What was changed in a text: joining `same` and `removed` gives the one before, `same` and `added`
 * the one after.
 */
export function differences(before: string, after: string): Difference[] {
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
