import type { Frame } from '@omc/shell'
import { classNames } from '@omc/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { Logo } from '../../kit/logo.tsx'
import { FoldedMenu, Rail } from './menu/lazy-forms.ts'
import { MenuList } from './menu/menu-list.tsx'
import { secondLevel, useMenu, type Menu } from './menu/use-menu.ts'
import { SideFooter } from './side-footer.tsx'

export type SidebarProps = { readonly frame: Frame; readonly className: string }

/** Left side: the menu, 220 px or 64 px folded, or the rail with the second level. */
export function Sidebar({ frame, className }: SidebarProps) {
  const { t } = useTranslation()
  const menu = useMenu()
  if (frame.side === 'none') return null
  const hasRail = frame.side !== 'menu'
  const hasPanel = frame.side === 'menu' || (frame.side === 'rail-and-menu' && !frame.isFolded)
  return (
    <aside
      aria-label={t('nav.sidebar')}
      className={classNames(
        'z-(--layer-drawer) flex min-h-0 border-e border-line text-menu-fg [--ring:var(--menu-ring)]',
        className,
      )}
    >
      {hasRail ? (
        <Suspense fallback={<div className="w-16 bg-menu-rail" />}>
          <Rail {...menu} />
        </Suspense>
      ) : null}
      {hasPanel ? <Panel frame={frame} menu={menu} /> : null}
    </aside>
  )
}

function Panel({ frame, menu }: { readonly frame: Frame; readonly menu: Menu }) {
  const { t } = useTranslation()
  const isBesideRail = frame.side === 'rail-and-menu'
  const isFolded = frame.isFolded && !isBesideRail
  const isSecond = isBesideRail || frame.headerMenu === 'top-tabs'
  const entries = isSecond ? secondLevel(menu) : menu.entries
  return (
    <div
      className={classNames(
        'omc-menu-ground flex min-h-0 flex-col',
        isBesideRail ? 'w-39' : isFolded ? 'w-16' : 'w-55',
      )}
    >
      {isBesideRail ? (
        <p className="flex h-12.5 shrink-0 items-center truncate px-4 text-sm font-semibold">
          {menu.top?.title[currentLanguage()]}
        </p>
      ) : frame.logo === 'side' ? (
        <SideLogo isFolded={isFolded} />
      ) : null}
      <nav aria-label={t('nav.main')} className="omc-thin-bar min-h-0 flex-1 overflow-y-auto p-2">
        {isFolded ? (
          <Suspense fallback={null}>
            <FoldedMenu entries={entries} active={menu.active} />
          </Suspense>
        ) : (
          <MenuList entries={entries} active={menu.active} />
        )}
      </nav>
      {frame.foot === 'side' ? <SideFooter /> : null}
    </div>
  )
}

function SideLogo({ isFolded }: { readonly isFolded: boolean }) {
  const { t } = useTranslation()
  return (
    <div
      className={classNames(
        'flex h-12.5 shrink-0 items-center gap-2.5',
        isFolded ? 'justify-center' : 'px-4',
      )}
    >
      <Logo />
      {isFolded ? null : (
        <span className="min-w-0 flex-1 text-sm leading-tight font-semibold">{t('app.name')}</span>
      )}
    </div>
  )
}
