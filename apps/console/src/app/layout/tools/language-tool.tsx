import { DropdownMenu, IconButton } from '@omc/ui'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguageItems } from './use-language-items.ts'

/** The language of the console. @source console spec §2, header */
export function LanguageTool() {
  const { t } = useTranslation()
  return (
    <DropdownMenu
      items={useLanguageItems()}
      trigger={<IconButton label={t('menu.language')} icon={<Languages size={18} aria-hidden />} />}
    />
  )
}
