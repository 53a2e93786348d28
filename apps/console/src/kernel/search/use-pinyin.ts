import { noPinyin, type PinyinMatch } from '@omc/shell'
import { useEffect, useState } from 'react'
import { pinyin } from './pinyin.ts'

export type Matches = {
  /** Whether a name answers a text: by its letters, and by its sound once that can be told. */
  readonly matches: (name: string, text: string) => boolean
  /** The dictionary is on its way. */
  readonly isLoading: boolean
}

/**
 * Finds names by their letters and by pinyin, as the palette does.
 *
 * @param isWanted  a text was typed: the dictionary is loaded
 */
export function usePinyin(isWanted: boolean): Matches {
  const [match, setMatch] = useState<{ readonly bySound: PinyinMatch } | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isShown = true
    const prepare = async () => {
      const isThere = await pinyin.prepare()
      if (isShown) setMatch({ bySound: isThere ? pinyin.match : noPinyin })
    }
    void prepare()
    return () => {
      isShown = false
    }
  }, [isWanted])
  const bySound = match?.bySound ?? noPinyin
  return {
    matches(name, text) {
      const letters = text.normalize('NFKC').toLowerCase()
      return name.toLowerCase().includes(letters) || bySound(name, letters) !== null
    },
    isLoading: isWanted && match === null,
  }
}
