import { classNames, Tooltip } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { BUILT } from '../router/built.ts'
import { Link } from '../router/link.tsx'
import { useLocation } from '../router/use-router.ts'
import { useShell } from '../services-context.ts'
import type { Person } from '../session/person.ts'
import { activeEntry, menuOf, type MenuGroup, type MenuLink } from './menu.ts'
import { RouteIcon } from './route-icon.tsx'

export type MenuListProps = {
  readonly person: Person
  readonly isFolded: boolean
  readonly onNavigate?: () => void
}

/** Groups as disclosures, screens as links. @source ux: sidebar */
export function MenuList({ person, isFolded, onNavigate }: MenuListProps) {
  const { t } = useTranslation()
  const active = activeEntry(useLocation().pathname)
  return (
    <nav aria-label={t('nav.main')} className="omc-scroll-fade min-h-0 flex-1 overflow-y-auto p-2">
      <ul className="flex flex-col gap-0.5">
        {menuOf(person, BUILT).map((group) =>
          group.isFlat || isFolded ? (
            group.links.map((link) => (
              <li key={link.path}>
                <MenuEntry
                  link={link}
                  isActive={link.path === active}
                  isFolded={isFolded}
                  {...(onNavigate ? { onNavigate } : {})}
                />
              </li>
            ))
          ) : (
            <Group
              key={group.path}
              group={group}
              active={active}
              {...(onNavigate ? { onNavigate } : {})}
            />
          ),
        )}
      </ul>
    </nav>
  )
}

type GroupProps = {
  readonly group: MenuGroup
  readonly active: string
  readonly onNavigate?: () => void
}

function Group({ group, active, onNavigate }: GroupProps) {
  const [isOpen, setOpen] = useState(true)
  const isHere = group.links.some(({ path }) => path === active)
  return (
    <li className="mt-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex h-9 w-full items-center gap-2.5 rounded-control px-3 text-start text-xs text-menu-muted transition-colors duration-(--motion-fast) hover:bg-menu-hover hover:text-menu-fg touch:h-11"
      >
        <span className={classNames('flex-1 truncate', isHere ? 'font-semibold' : '')}>
          {group.rule.title[currentLanguage()]}
        </span>
        <ChevronDown
          size={14}
          aria-hidden
          className={classNames(
            'transition-transform duration-(--motion-fast)',
            isOpen ? '' : '-rotate-90',
          )}
        />
      </button>
      {isOpen ? (
        <ul className="flex flex-col gap-0.5">
          {group.links.map((link) => (
            <li key={link.path}>
              <MenuEntry
                link={link}
                isActive={link.path === active}
                isFolded={false}
                {...(onNavigate ? { onNavigate } : {})}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

type MenuEntryProps = {
  readonly link: MenuLink
  readonly isActive: boolean
  readonly isFolded: boolean
  readonly onNavigate?: () => void
}

function MenuEntry({ link, isActive, isFolded, onNavigate }: MenuEntryProps) {
  const { reloadScreen } = useShell()
  const title = link.rule.title[currentLanguage()]
  const entry = (
    <Link
      to={link.path}
      aria-current={isActive ? 'page' : undefined}
      onClick={(event) => {
        onNavigate?.()
        if (!isActive) return
        // The entry of the current screen reloads it.
        event.preventDefault()
        reloadScreen()
      }}
      className={classNames(
        'relative flex h-10 items-center gap-2.5 rounded-control px-3 text-sm transition-colors duration-(--motion-fast) touch:h-11',
        isFolded ? 'justify-center px-0' : '',
        isActive ? 'bg-menu-on font-semibold text-menu-on-fg' : 'text-menu-fg hover:bg-menu-hover',
      )}
    >
      {isActive ? (
        <span
          aria-hidden
          className="absolute inset-y-2 start-0 w-[3px] rounded-full bg-menu-mark"
        />
      ) : null}
      <RouteIcon name={link.rule.icon} />
      {isFolded ? <span className="sr-only">{title}</span> : <MenuTitle>{title}</MenuTitle>}
    </Link>
  )
  if (!isFolded) return entry
  return (
    <Tooltip content={title} side="right" delayMs={100}>
      {entry}
    </Tooltip>
  )
}

function MenuTitle({ children }: { readonly children: ReactNode }) {
  return <span className="min-w-0 flex-1 truncate">{children}</span>
}
