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

/** The search: the web behind one tab, the product behind the other. @source ux: search, palette */
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
        // Escape takes back a window that is about to open before it closes the search.
        if (web.state.isWaiting) web.cancel()
        else closeSearch()
      }}
      // What was chosen may open a surface of its own, which gives focus back to where it is now.
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
