import { chooseEntry } from '@omc/shell'
import { classNames, Tooltip } from '@omc/ui'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { ChoiceAnchor } from './choice-anchor.tsx'
import { EntryBody } from './entry-body.tsx'
import { Flyout } from './flyout.tsx'
import { isHere, type Menu } from './use-menu.ts'

/** Icons only; groups open next to the sidebar. @source ux: sidebar, folded */
export function FoldedMenu({ entries, active }: Pick<Menu, 'entries' | 'active'>) {
  const { pathname } = useLocation()
  return (
    <ul className="flex flex-col gap-1">
      {entries.map((entry) => {
        const look = classNames(
          'relative flex h-10 w-full items-center justify-center rounded-control transition-colors duration-(--motion-fast)',
          isHere(entry, active) ? 'bg-menu-on text-menu-on-fg' : 'text-menu-fg hover:bg-menu-hover',
        )
        if (entry.kind === 'group') {
          return (
            <Flyout key={entry.path} group={entry} active={active} side="right" className={look}>
              <EntryBody entry={entry} isFolded />
            </Flyout>
          )
        }
        return (
          <li key={entry.path}>
            <Tooltip isName content={entry.title[currentLanguage()]} side="right" delayMs={100}>
              <ChoiceAnchor
                choice={chooseEntry(entry, pathname)}
                aria-current={entry.path === active.path ? 'page' : undefined}
                className={look}
              >
                <EntryBody entry={entry} isFolded />
              </ChoiceAnchor>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}
