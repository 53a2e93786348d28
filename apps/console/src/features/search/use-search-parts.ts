import { noPinyin, type PinyinMatch } from '@omc/shell'
import { useEffect, useState } from 'react'
import { currentLanguage, loadTexts } from '../../kernel/i18n/i18n.ts'
import { pinyin } from './pinyin.ts'

export type SearchParts = {
  readonly pinyin: PinyinMatch
  /** The texts of the other language are there, so that its words find things too. */
  readonly isBilingual: boolean
}

const NOTHING_YET: SearchParts = { pinyin: noPinyin, isBilingual: false }

/** What a search can do without and is better with; it comes with the first opening. */
export function useSearchParts(): SearchParts {
  const [parts, setParts] = useState(NOTHING_YET)
  useEffect(() => {
    let isShown = true
    const add = (part: Partial<SearchParts>) => {
      if (isShown) setParts((before) => ({ ...before, ...part }))
    }
    void pinyin.prepare().then((isThere) => isThere && add({ pinyin: pinyin.match }))
    loadTexts(currentLanguage() === 'zh' ? 'en' : 'zh').then(
      () => add({ isBilingual: true }),
      () => {
        // Out of reach: things are found by the words on screen alone.
      },
    )
    return () => {
      isShown = false
    }
  }, [])
  return parts
}
