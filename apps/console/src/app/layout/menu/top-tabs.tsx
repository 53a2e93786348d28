import { chooseTopTab } from '@omc/shell'
import { classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ChoiceAnchor } from './choice-anchor.tsx'
import { EntryBody } from './entry-body.tsx'
import { useMenu } from './use-menu.ts'

/** The strip of top menus; each leads to its first screen. @source console spec §2, comprehensive layout */
export function TopTabs() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { entries, top } = useMenu()
  return (
    <nav aria-label={t('nav.top')} className="h-full min-w-0 flex-1">
      <ul
        onWheel={(event) => event.currentTarget.scrollBy(event.deltaY, 0)}
        className="omc-no-bar flex h-full items-stretch gap-1 overflow-x-auto"
      >
        {entries.map((entry) => (
          <li key={entry.path} className="shrink-0">
            <ChoiceAnchor
              choice={chooseTopTab(entry, pathname)}
              aria-current={entry === top ? 'true' : undefined}
              className={classNames(
                'relative flex h-full max-w-52 items-center gap-2 px-3 text-sm whitespace-nowrap transition-colors duration-(--motion-fast) focus-visible:-outline-offset-2',
                entry === top
                  ? 'font-semibold text-accent-fg'
                  : 'text-fg2 hover:bg-hover hover:text-fg',
              )}
            >
              <EntryBody entry={entry} />
              {entry === top ? (
                <span aria-hidden className="absolute inset-x-2 bottom-0 h-0.5 bg-accent" />
              ) : null}
            </ChoiceAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
