import type { Appearance } from '@omc/shell'
import type { MenuItem } from '@omc/ui'
import { Code, Download, Keyboard, KeyRound, LogOut, Palette, type LucideIcon } from 'lucide-react'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { openShortcuts } from '../../../kernel/keys/shortcuts-store.ts'
import { BUILT } from '../../router/built.ts'
import { languageItems, type LanguageParts } from './language-items.ts'
import { lookItems, type LookParts } from './look-items.ts'

export type AvatarParts = LanguageParts &
  LookParts & {
    readonly appearance: Pick<Appearance, 'openDrawer'>
    readonly navigate: (address: string) => unknown
    readonly onSource: () => void
    readonly onSignOut: () => void
  }

const PLUGIN_PATH = '/ucenter/landing'
const PASSWORD_PATH = '/ucenter/password'

/** The rows of the avatar's menu. Language and look are always in it, whatever the header shows. */
export function avatarItems(parts: AvatarParts): readonly MenuItem[] {
  const { t, appearance, navigate, onSource, onSignOut } = parts
  const screen = (id: string, path: string, icon: LucideIcon): MenuItem =>
    act(id, routeTitle(path), icon, () => void navigate(path))
  return [
    { kind: 'heading', id: 'h-language', label: t('menu.language') },
    ...languageItems(parts),
    ...lookItems(parts),
    { kind: 'separator', id: 's-look' },
    act('theme', t('theme.title'), Palette, appearance.openDrawer),
    act('shortcuts', t('menu.shortcuts'), Keyboard, openShortcuts),
    ...(BUILT.has(PLUGIN_PATH) ? [screen('plugin', PLUGIN_PATH, Download)] : []),
    screen('password', PASSWORD_PATH, KeyRound),
    act('source', t('menu.source'), Code, onSource),
    { kind: 'separator', id: 's-leave' },
    act('leave', t('menu.signOut'), LogOut, onSignOut),
  ]
}

const act = (id: string, label: string, Icon: LucideIcon, onSelect: () => void): MenuItem => ({
  kind: 'act',
  id,
  label,
  icon: <Icon size={16} aria-hidden />,
  onSelect,
})
