import { chooseTopTab, type ColumnStyle } from '@omc/shell'
import { classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useAppearance } from '../../../kernel/services/use-appearance.ts'
import { Logo } from '../../../kit/logo.tsx'
import { ChoiceAnchor } from './choice-anchor.tsx'
import { EntryBody } from './entry-body.tsx'
import type { Menu } from './use-menu.ts'

/** The left bar of top menus in four styles. @source console spec §2, column layout; ux: column styles */
export function Rail({ entries, top }: Pick<Menu, 'entries' | 'top'>) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { columnStyle } = useAppearance().settings
  const style = STYLES[columnStyle]
  return (
    <nav
      aria-label={t('nav.top')}
      data-column-style={columnStyle}
      className={classNames(
        'flex shrink-0 flex-col bg-menu-rail',
        columnStyle === 'horizontal' ? 'w-24' : 'w-16',
      )}
    >
      <div className="flex h-12.5 shrink-0 items-center justify-center">
        <Logo />
      </div>
      <ul
        className={classNames(
          'omc-thin-bar flex min-h-0 flex-1 flex-col overflow-y-auto',
          style.list,
        )}
      >
        {entries.map((entry) => (
          <li key={entry.path}>
            <ChoiceAnchor
              choice={chooseTopTab(entry, pathname)}
              title={entry.title[currentLanguage()]}
              aria-current={entry === top ? 'true' : undefined}
              className={classNames(
                'relative flex items-center text-xs transition-colors duration-(--motion-fast) focus-visible:-outline-offset-2',
                style.tile,
                entry === top ? style.on : 'text-menu-fg hover:bg-menu-hover',
              )}
            >
              <EntryBody entry={entry} titleClassName={style.title} />
              {entry === top && columnStyle === 'arrow' ? <Notch /> : null}
            </ChoiceAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Points to the second level. */
function Notch() {
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 end-0 my-auto h-0 w-0 border-y-8 border-e-8 border-y-transparent border-e-accent"
    />
  )
}

const STACKED = 'flex-col justify-center gap-1 px-0.5 py-2.5'
// Words are hyphenated, and English ones set tighter.
const TITLE =
  'line-clamp-2 w-full text-center wrap-anywhere hyphens-auto [&:lang(en)]:tracking-tighter'
const LIT = 'bg-menu-on font-semibold text-menu-on-fg'

const STYLES: Readonly<
  Record<ColumnStyle, Readonly<Record<'list' | 'tile' | 'on' | 'title', string>>>
> = {
  vertical: { list: '', tile: STACKED, on: LIT, title: TITLE },
  horizontal: { list: '', tile: 'h-11 gap-1.5 px-2', on: LIT, title: 'min-w-0 flex-1 truncate' },
  card: {
    list: 'gap-1 p-0.5',
    tile: 'flex-col justify-center gap-1 rounded-card py-2.5',
    on: `${LIT} shadow-popover`,
    title: TITLE,
  },
  arrow: {
    list: '',
    tile: STACKED,
    on: 'bg-transparent font-semibold text-menu-fg',
    title: TITLE,
  },
}
