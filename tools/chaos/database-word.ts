/** What the database's host says once it can be used. */
export type DatabaseWord = { readonly tag: 'database'; readonly url: string }

export function isDatabaseWord(word: unknown): word is DatabaseWord {
  return typeof word === 'object' && word !== null && 'url' in word
}
