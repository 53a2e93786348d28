import { chooseEntry } from '@omc/shell'
import { classNames } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ChoiceAnchor } from './choice-anchor.tsx'
import { EntryBody } from './entry-body.tsx'
import { Flyout } from './flyout.tsx'
import { isHere, useMenu } from './use-menu.ts'

/** The menu in the header: groups open below their button. @source console spec §2, header */
export function HorizontalMenu() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { entries, active } = useMenu()
  return (
    <nav aria-label={t('nav.main')} className="h-full min-w-0 flex-1">
      <ul
        onWheel={(event) => event.currentTarget.scrollBy(event.deltaY, 0)}
        className="omc-no-bar flex h-full items-center gap-1 overflow-x-auto px-1"
      >
        {entries.map((entry) => {
          const look = classNames(
            'relative my-2.5 flex h-10 max-w-52 items-center gap-2 rounded-control px-3 text-sm whitespace-nowrap transition-colors duration-(--motion-fast) focus-visible:-outline-offset-2',
            isHere(entry, active)
              ? 'bg-menu-on font-semibold text-menu-on-fg'
              : 'text-menu-fg hover:bg-menu-hover',
          )
          if (entry.kind === 'group') {
            return (
              <Flyout key={entry.path} group={entry} active={active} side="bottom" className={look}>
                <EntryBody entry={entry} />
                <ChevronDown size={14} aria-hidden className="shrink-0" />
              </Flyout>
            )
          }
          return (
            <li key={entry.path} className="h-full shrink-0">
              <ChoiceAnchor
                choice={chooseEntry(entry, pathname)}
                aria-current={entry.path === active.path ? 'page' : undefined}
                className={look}
              >
                <EntryBody entry={entry} />
              </ChoiceAnchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
