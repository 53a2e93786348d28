import { classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { Logo } from '../root/logo.tsx'
import type { Person } from '../session/person.ts'
import { useFrame } from '../theme/use-appearance.ts'
import { MenuList } from './menu-list.tsx'

/** The menu at the left: 220 px, or 64 px folded; a sheet takes its place on narrow windows. */
export function Sidebar({ person }: { readonly person: Person }) {
  const { isFolded } = useFrame()
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('nav.sidebar')}
      className={classNames(
        'flex shrink-0 flex-col border-e border-line bg-linear-to-b from-menu to-menu-end text-menu-fg [--ring:var(--menu-ring)] touch:hidden',
        isFolded ? 'w-16' : 'w-55',
      )}
    >
      <div
        className={classNames(
          'flex h-12.5 shrink-0 items-center gap-2.5',
          isFolded ? 'justify-center' : 'px-4',
        )}
      >
        <Logo />
        {isFolded ? null : (
          <span className="min-w-0 flex-1 text-sm leading-tight font-semibold">
            {t('app.name')}
          </span>
        )}
      </div>
      <MenuList person={person} isFolded={isFolded} />
      <p
        className={classNames(
          'shrink-0 px-4 py-3 text-xs text-menu-muted tabular-nums',
          isFolded ? 'px-0 text-center' : '',
        )}
      >
        {isFolded ? BUILD_YEAR : t('nav.footer', { year: BUILD_YEAR, date: BUILD_DATE })}
      </p>
    </aside>
  )
}

const BUILD_DATE = __BUILD_DATE__
const BUILD_YEAR = BUILD_DATE.slice(0, 4)
