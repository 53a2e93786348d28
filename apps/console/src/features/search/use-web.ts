import { searchPalette, type WebSearch } from '@omc/core/shell'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import type { ItemGroup, PaletteItem } from './palette-item.ts'
import { titlesIn } from './titles-in.ts'
import type { SearchParts } from './use-search-parts.ts'
import { deskItems, wordsItem } from './web-items.ts'

/** What the search of the web suggests, and whether a window is about to open. */
export function useWeb(web: WebSearch, typed: string, { pinyin, isBilingual }: SearchParts) {
  const { t } = useTranslation()
  const isWaiting = useSyncExternalStore(web.subscribe, web.isWaiting)
  // A dialog that is gone opens nothing any more.
  useEffect(() => web.cancel, [web])

  const own = wordsItem(typed, web)
  const desks = searchPalette<PaletteItem>({
    typed,
    entries: deskItems(titlesIn(currentLanguage(), isBilingual), web),
    recent: [],
    pinyin,
  })
  const groups: readonly ItemGroup[] = [
    ...(own
      ? [{ id: 'words', label: t('search.group.web'), hits: [{ entry: own, range: null }] }]
      : []),
    ...desks.map(({ hits }) => ({ id: 'desks', label: t('search.group.desks'), hits })),
  ]
  return { groups, isWaiting }
}
