import { matchRoute, visibleRoutes } from '@omc/acl'
import type { Language } from '@omc/core'
import { AppWindow } from 'lucide-react'
import type { Person } from '../../kernel/session/person.ts'
import type { PaletteItem } from './palette-item.ts'

/** Screens of a person's menu, with the name in the current language first. */
export function screenItems(
  person: Person,
  language: Language,
  built: ReadonlySet<string>,
  go: (address: string) => void,
): readonly PaletteItem[] {
  const other = language === 'zh' ? 'en' : 'zh'
  return visibleRoutes(person)
    .filter(({ group, path }) => group !== true && built.has(path))
    .map(({ path, title, group }) => ({
      id: `screen${path}`,
      kind: 'screen',
      titles: [title[language], title[other]],
      Icon: AppWindow,
      hint: hintOf(String(group), language),
      run: () => go(path),
    }))
}

/** Title of a screen's menu group. */
function hintOf(group: string, language: Language): string {
  const rule = matchRoute(group)
  return rule.levelHidden ? '' : rule.title[language]
}
