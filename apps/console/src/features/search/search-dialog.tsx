import { createWebSearch } from '@omc/shell'
import { Dialog } from '@omc/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { browserClock } from '../../kernel/ports/browser-clock.ts'
import type { Person } from '../../kernel/session/person.ts'
import type { PaletteItem } from './palette-item.ts'
import { SearchBox } from './search-box.tsx'
import { closeSearch, searchStore } from './search-store.ts'

/** Search with two tabs: the web and the product. @source ux: search, palette */
export default function SearchDialog({ person }: { readonly person: Person }) {
  const { t } = useTranslation()
  const { tab } = useSnapshot(searchStore)
  const [web] = useState(() =>
    createWebSearch(browserClock(), (url) => {
      window.open(url, '_blank', 'noopener,noreferrer')
      closeSearch()
    }),
  )
  const chosen = useRef<PaletteItem | null>(null)
  return (
    <Dialog
      open={tab !== null}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        // Escape first cancels a window that is about to open, and only then closes the search.
        if (web.state.isWaiting) web.cancel()
        else closeSearch()
      }}
      // The item may open a surface that later restores the current focus, so run it after closing.
      onClosed={() => {
        const item = chosen.current
        chosen.current = null
        item?.run()
      }}
      title={t('search.title')}
      closeLabel={t('act.close')}
    >
      {tab === null ? null : (
        <SearchBox
          person={person}
          web={web}
          tab={tab}
          onLeave={(item) => {
            chosen.current = item
            closeSearch()
          }}
        />
      )}
    </Dialog>
  )
}
