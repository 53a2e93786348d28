import { IconButton } from '@omc/ui'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openSearch } from './search-store.ts'

/** The tool of the header; it opens the search of the web. @source console spec §2, header */
export function SearchButton() {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t('tool.search')}
      aria-haspopup="dialog"
      icon={<Search size={18} aria-hidden />}
      onClick={() => openSearch('web')}
    />
  )
}
