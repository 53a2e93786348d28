import { COLOUR_MODES, DENSITIES } from '@omc/shell'
import type { MenuItem } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useShell } from '../../../kernel/services/services-context.ts'
import { useAppearance } from '../../../kernel/services/use-appearance.ts'

/** Colour modes and densities as rows of a menu. A choice shows at once and is kept. */
export function useLookItems(): readonly MenuItem[] {
  const { t } = useTranslation()
  const { appearance } = useShell()
  const { mode, density } = useAppearance().settings
  return [
    { kind: 'heading', id: 'h-mode', label: t('menu.appearance') },
    ...COLOUR_MODES.map((name): MenuItem => ({
      kind: 'check',
      id: `mode-${name}`,
      label: t(`mode.${name}`),
      isChecked: mode === name,
      onCheckedChange: () => appearance.choose({ mode: name }),
    })),
    { kind: 'heading', id: 'h-density', label: t('menu.density') },
    ...DENSITIES.map((name): MenuItem => ({
      kind: 'check',
      id: `density-${name}`,
      label: t(`density.${name}`),
      isChecked: density === name,
      onCheckedChange: () => appearance.choose({ density: name }),
    })),
  ]
}
