import { COLOUR_MODES, DENSITIES, type Appearance, type ThemeSettings } from '@omc/shell'
import type { MenuItem } from '@omc/ui'
import type { TFunction } from 'i18next'

export type LookParts = {
  readonly t: TFunction
  readonly appearance: Pick<Appearance, 'choose'>
  readonly settings: Pick<ThemeSettings, 'mode' | 'density'>
}

/** Colour modes and densities as rows of a menu. A choice shows at once and is kept. */
export const lookItems = ({ t, appearance, settings }: LookParts): readonly MenuItem[] => [
  { kind: 'heading', id: 'h-mode', label: t('menu.appearance') },
  ...COLOUR_MODES.map((name): MenuItem => ({
    kind: 'check',
    id: `mode-${name}`,
    label: t(`mode.${name}`),
    isChecked: settings.mode === name,
    onCheckedChange: () => appearance.choose({ mode: name }),
  })),
  { kind: 'heading', id: 'h-density', label: t('menu.density') },
  ...DENSITIES.map((name): MenuItem => ({
    kind: 'check',
    id: `density-${name}`,
    label: t(`density.${name}`),
    isChecked: settings.density === name,
    onCheckedChange: () => appearance.choose({ density: name }),
  })),
]
