import { noPinyin, type PinyinMatch } from '@omc/shell'
import { useEffect, useState } from 'react'
import { currentLanguage, loadTexts } from '../../kernel/i18n/i18n.ts'
import { pinyin } from '../../kernel/search/pinyin.ts'

export type SearchParts = {
  readonly pinyin: PinyinMatch
  /** The other language's texts have loaded, so its words match too. */
  readonly isBilingual: boolean
}

const NOTHING_YET: SearchParts = { pinyin: noPinyin, isBilingual: false }

/** Optional parts of the search; they load when it first opens. */
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
        // Not reachable: only words of the current language match.
      },
    )
    return () => {
      isShown = false
    }
  }, [])
  return parts
}
