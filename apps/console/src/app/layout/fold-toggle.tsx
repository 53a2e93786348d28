import { IconButton } from '@omc/ui'
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../../kernel/services/services-context.ts'
import { useAppearance, useFrame } from '../../kernel/services/use-appearance.ts'

/** Folds the sidebar; on a phone it opens the menu as a sheet. @source console spec §2, sidebar fold toggle */
export function FoldToggle() {
  const { t } = useTranslation()
  const { sidebar } = useShell()
  const { isFolded } = useFrame()
  if (useAppearance().device === 'mobile') {
    return (
      <IconButton
        label={t('nav.open')}
        hasTooltip={false}
        aria-haspopup="dialog"
        icon={<Menu size={20} aria-hidden />}
        onClick={() => sidebar.dispatch('opened')}
      />
    )
  }
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  return (
    <IconButton
      label={isFolded ? t('nav.unfold') : t('nav.fold')}
      aria-expanded={!isFolded}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => sidebar.dispatch('toggled')}
    />
  )
}
