/** First and last matched character of the text, both included. */
export type MatchRange = readonly [first: number, last: number]

/**
 * Finds Chinese text by its sound: full pinyin, initials, or both mixed (`shenhe`, `sh`).
 * `pinyin-match` is one; its `false` is our null.
 */
export type PinyinMatch = (text: string, query: string) => MatchRange | null

/** Before the dictionary is there: nothing is found by sound. */
export const noPinyin: PinyinMatch = () => null

/** A library as it is written: gives the range or false. */
export type PinyinLibrary = {
  readonly match: (text: string, query: string) => readonly number[] | boolean
}

/**
 * The dictionary, loaded with the palette and not before (20 kB). Until it is there, and when it
 * cannot be had, the palette finds by letters alone.
 *
 * @param load  imports the library; asked again after a failure
 */
export function lazyPinyin(load: () => Promise<PinyinLibrary>): {
  readonly match: PinyinMatch
  /** @returns whether it is there */
  readonly prepare: () => Promise<boolean>
} {
  let library: PinyinLibrary | null = null
  return {
    match: (text, query) => (library ? rangeOf(library.match(text, query)) : null),
    async prepare() {
      try {
        library ??= await load()
      } catch {
        // Search works without pinyin; the next opening of the palette retries.
      }
      return library !== null
    },
  }
}

function rangeOf(found: readonly number[] | boolean): MatchRange | null {
  if (typeof found === 'boolean') return null
  const [first, last] = found
  return first === undefined || last === undefined ? null : [first, last]
}
