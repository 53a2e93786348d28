import { SCREENS } from '@omc/acl'
import { breadcrumb, BREADCRUMB_SEPARATOR, breadcrumbText, type Crumb } from '@omc/shell'
import { classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { useMenu } from './menu/use-menu.ts'

/**
 * Chain of the matched route. On narrow windows one sign with a tooltip replaces its middle; phones
 * show only the open screen.
 *
 * @source console spec §2, breadcrumb; ux: breadcrumb
 */
export function Breadcrumb() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { entries } = useMenu()
  const crumbs = breadcrumb(SCREENS, pathname, (path) =>
    entries.some((entry) => entry.path === path),
  )
  const middle = crumbs.slice(1, -1)
  return (
    <nav aria-label={t('nav.breadcrumb')} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-fg3">
        {crumbs.flatMap((crumb, at) => [
          ...(at === 1 && middle.length > 0
            ? [
                <li key="…" className="hidden items-center gap-1.5 max-[1199px]:flex touch:hidden">
                  <Separator />
                  <span title={breadcrumbText(middle, currentLanguage())}>…</span>
                </li>,
              ]
            : []),
          <li
            key={crumb.title[currentLanguage()]}
            className={classNames(
              'flex items-center gap-1.5',
              crumb.isCurrent ? 'min-w-0' : 'touch:hidden',
              middle.includes(crumb) ? 'max-[1199px]:hidden' : '',
            )}
          >
            {at > 0 ? <Separator /> : null}
            <Part crumb={crumb} />
          </li>,
        ])}
      </ol>
    </nav>
  )
}

function Separator() {
  return (
    <span aria-hidden className="touch:hidden">
      {BREADCRUMB_SEPARATOR}
    </span>
  )
}

function Part({ crumb: { title, link, isCurrent } }: { readonly crumb: Crumb }) {
  const text = title[currentLanguage()]
  if (isCurrent) {
    return (
      <span aria-current="page" title={text} className="truncate font-semibold text-fg">
        {text}
      </span>
    )
  }
  if (link === null) return <span className="whitespace-nowrap">{text}</span>
  return (
    <Link
      to={link}
      className="inline-flex min-h-(--target) items-center rounded-chip whitespace-nowrap hover:text-fg"
    >
      {text}
    </Link>
  )
}
