import { DropdownMenu, IconButton } from '@omc/ui'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../../kernel/services/services-context.ts'
import { languageItems } from './language-items.ts'

/** The language of the console. @source console spec §2, header */
export function LanguageTool() {
  const { t } = useTranslation()
  const toasts = useToasts()
  return (
    <DropdownMenu
      items={() => languageItems({ t, toasts })}
      trigger={<IconButton label={t('menu.language')} icon={<Languages size={18} aria-hidden />} />}
    />
  )
}
