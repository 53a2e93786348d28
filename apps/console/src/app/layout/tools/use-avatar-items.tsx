import type { MenuItem } from '@omc/ui'
import { Code, Download, Keyboard, KeyRound, LogOut, Palette, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { useNavigate } from '../../../kernel/router/use-router.ts'
import { useShell } from '../../../kernel/services/services-context.ts'
import { BUILT } from '../../router/built.ts'
import { useLanguageItems } from './use-language-items.ts'
import { useLookItems } from './use-look-items.ts'

export type AvatarActs = {
  readonly onShortcuts: () => void
  readonly onSource: () => void
  readonly onSignOut: () => void
}

const PLUGIN_PATH = '/ucenter/landing'
const PASSWORD_PATH = '/ucenter/password'

/** The rows of the avatar's menu. Language and look are always in it, whatever the header shows. */
export function useAvatarItems(acts: AvatarActs): readonly MenuItem[] {
  const { t } = useTranslation()
  const { appearance } = useShell()
  const languages = useLanguageItems()
  const looks = useLookItems()
  const navigate = useNavigate()
  const screen = (id: string, path: string, icon: LucideIcon): MenuItem =>
    act(id, routeTitle(path), icon, () => void navigate(path))
  return [
    { kind: 'heading', id: 'h-language', label: t('menu.language') },
    ...languages,
    ...looks,
    { kind: 'separator', id: 's-look' },
    act('theme', t('theme.title'), Palette, appearance.openDrawer),
    act('shortcuts', t('menu.shortcuts'), Keyboard, acts.onShortcuts),
    ...(BUILT.has(PLUGIN_PATH) ? [screen('plugin', PLUGIN_PATH, Download)] : []),
    screen('password', PASSWORD_PATH, KeyRound),
    act('source', t('menu.source'), Code, acts.onSource),
    { kind: 'separator', id: 's-leave' },
    act('leave', t('menu.signOut'), LogOut, acts.onSignOut),
  ]
}

const act = (id: string, label: string, Icon: LucideIcon, onSelect: () => void): MenuItem => ({
  kind: 'act',
  id,
  label,
  icon: <Icon size={16} aria-hidden />,
  onSelect,
})
