import type { MenuItem } from '@omc/ui'
import { Eraser, Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShell } from '../../kernel/services/services-context.ts'

/** The extra acts on the look. @source console spec §2, theme drawer: random theme, clear cache */
export function useThemeActions(onClear: () => void): readonly MenuItem[] {
  const { t } = useTranslation()
  const { appearance } = useShell()
  return [
    {
      kind: 'act',
      id: 'random',
      label: t('theme.random'),
      icon: <Shuffle size={16} aria-hidden />,
      onSelect: appearance.randomise,
    },
    {
      kind: 'act',
      id: 'clear',
      label: t('theme.clear'),
      icon: <Eraser size={16} aria-hidden />,
      onSelect: onClear,
    },
  ]
}
