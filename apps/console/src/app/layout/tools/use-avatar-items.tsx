import { COLOUR_MODES, DENSITIES } from '@omc/shell'
import type { MenuItem } from '@omc/ui'
import { Code, Download, Keyboard, KeyRound, LogOut, Palette } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { useNavigate } from '../../../kernel/router/use-router.ts'
import { useShell } from '../../../kernel/services/services-context.ts'
import { useAppearance } from '../../../kernel/services/use-appearance.ts'
import { BUILT } from '../../router/built.ts'
import { useLanguageItems } from './use-language-items.ts'

export type AvatarActs = {
  readonly onShortcuts: () => void
  readonly onSource: () => void
  readonly onSignOut: () => void
}

const PLUGIN_PATH = '/ucenter/landing'
const PASSWORD_PATH = '/ucenter/password'

/** The rows of the avatar's menu. Language and look are always in it, whatever the header shows. */
export function useAvatarItems({
  onShortcuts,
  onSource,
  onSignOut,
}: AvatarActs): readonly MenuItem[] {
  const { t } = useTranslation()
  const { appearance } = useShell()
  const { mode, density } = useAppearance().settings
  const languages = useLanguageItems()
  const navigate = useNavigate()
  return [
    { kind: 'heading', id: 'h-language', label: t('menu.language') },
    ...languages,
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
    { kind: 'separator', id: 's-look' },
    {
      kind: 'act',
      id: 'theme',
      label: t('theme.title'),
      icon: <Palette size={16} aria-hidden />,
      onSelect: appearance.openDrawer,
    },
    {
      kind: 'act',
      id: 'shortcuts',
      label: t('menu.shortcuts'),
      icon: <Keyboard size={16} aria-hidden />,
      onSelect: onShortcuts,
    },
    ...(BUILT.has(PLUGIN_PATH)
      ? [
          {
            kind: 'act',
            id: 'plugin',
            label: routeTitle('/ucenter/landing'),
            icon: <Download size={16} aria-hidden />,
            onSelect: () => void navigate(PLUGIN_PATH),
          } as const,
        ]
      : []),
    {
      kind: 'act',
      id: 'password',
      label: routeTitle(PASSWORD_PATH),
      icon: <KeyRound size={16} aria-hidden />,
      onSelect: () => void navigate(PASSWORD_PATH),
    },
    {
      kind: 'act',
      id: 'source',
      label: t('menu.source'),
      icon: <Code size={16} aria-hidden />,
      onSelect: onSource,
    },
    { kind: 'separator', id: 's-leave' },
    {
      kind: 'act',
      id: 'leave',
      label: t('menu.signOut'),
      icon: <LogOut size={16} aria-hidden />,
      onSelect: onSignOut,
    },
  ]
}
