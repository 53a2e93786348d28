import { matchRoute, type RouteRule, ROUTE_RULES } from '@omc/acl'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { Link } from '../router/link.tsx'
import { useLocation } from '../router/use-router.ts'

/** The chain of the matched route; rows that say so are left out. @source console spec §2 */
export function Breadcrumb() {
  const { t } = useTranslation()
  const chain = chainOf(useLocation().pathname)
  const language = currentLanguage()
  return (
    <nav aria-label={t('nav.breadcrumb')} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1 text-sm text-fg3">
        {chain.map((rule, index) => {
          const isLast = index === chain.length - 1
          const title = rule.title[language]
          return (
            <li
              key={rule.path}
              className={
                isLast ? 'flex min-w-0 items-center gap-1' : 'flex items-center gap-1 touch:hidden'
              }
            >
              {index > 0 ? (
                <ChevronRight size={14} aria-hidden className="shrink-0 touch:hidden" />
              ) : null}
              {isLast ? (
                <span aria-current="page" className="truncate font-semibold text-fg">
                  {title}
                </span>
              ) : rule.hidden ? (
                <span className="whitespace-nowrap">{title}</span>
              ) : (
                <Link
                  to={rule.path}
                  className="inline-flex min-h-(--target) items-center rounded-chip whitespace-nowrap hover:text-fg"
                >
                  {title}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** From the group to the screen. */
export function chainOf(pathname: string): readonly RouteRule[] {
  const rule = matchRoute(pathname)
  const group = ROUTE_RULES.find(({ path }) => path === rule.group)
  return [group, rule].filter(
    (entry): entry is RouteRule => entry !== undefined && !entry.breadcrumbHidden,
  )
}
