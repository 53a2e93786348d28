import type { WebSearch } from '@omc/shell'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ItemGroup } from './palette-item.ts'
import { webItems } from './web-items.ts'

/** Suggestions of the web search, and whether a window is about to open. */
export function useWeb(web: WebSearch, typed: string) {
  const { t } = useTranslation()
  const { isWaiting } = useSnapshot(web.state)
  // Unmounting cancels a window that is about to open.
  useEffect(() => web.cancel, [web])

  const hits = webItems(typed, web).map((entry) => ({ entry, range: null }))
  const groups: readonly ItemGroup[] =
    hits.length > 0 ? [{ id: 'web', label: t('search.group.web'), hits }] : []
  return { groups, isWaiting }
}
