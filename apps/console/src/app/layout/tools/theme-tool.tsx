import { IconButton } from '@omc/ui'
import { Palette } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../../../kernel/services/services-context.ts'

/** Opens the theme drawer. @source console spec §2, header */
export function ThemeTool() {
  const { t } = useTranslation()
  const { appearance } = useShell()
  return (
    <IconButton
      label={t('theme.title')}
      aria-haspopup="dialog"
      icon={<Palette size={18} aria-hidden />}
      onClick={appearance.openDrawer}
    />
  )
}
