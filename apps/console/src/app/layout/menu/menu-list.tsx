import {
  type ActiveEntry,
  chooseEntry,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  menuScrolls,
} from '@omc/shell'
import { classNames } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { memo, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { ChoiceAnchor } from './choice-anchor.tsx'
import { closedGroups, toggleGroup } from './closed-groups.ts'
import { EntryBody } from './entry-body.tsx'
import { isHere } from './use-menu.ts'

export type MenuListProps = {
  readonly entries: readonly MenuEntry[]
  readonly active: ActiveEntry
  readonly depth?: number
}

/** Groups as disclosures, screens as links. @source console spec §2, sidebar menu; ux: sidebar */
export function MenuList({ entries, active, depth = 0 }: MenuListProps) {
  // The outermost list scrolls with the sidebar; a long nested list has its own scroll bar.
  const scrolls = depth > 0 && menuScrolls(entries.length)
  return (
    <ul
      className={classNames(
        'flex flex-col gap-0.5',
        scrolls ? 'omc-scroll-fade max-h-[60vh] overflow-y-auto' : '',
      )}
    >
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.kind === 'link' ? (
            <MenuLine link={entry} isActive={entry.path === active.path} depth={depth} />
          ) : (
            <Group group={entry} active={active} depth={depth} />
          )}
        </li>
      ))}
    </ul>
  )
}

type GroupProps = {
  readonly group: MenuGroup
  readonly active: ActiveEntry
  readonly depth: number
}

function Group({ group, active, depth }: GroupProps) {
  const isOpen = !useSnapshot(closedGroups)[group.path]
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => toggleGroup(group.path)}
        className={classNames(
          'flex h-10 w-full items-center gap-2.5 rounded-control px-3 text-start text-sm transition-colors duration-(--motion-fast) hover:bg-menu-hover touch:h-11',
          isHere(group, active) ? 'font-semibold text-menu-fg' : 'text-menu-muted',
        )}
      >
        {/* Its entries show their own badges while the group is open. */}
        <EntryBody entry={isOpen ? { ...group, badge: null } : group} />
        <ChevronDown
          size={14}
          aria-hidden
          className={classNames(
            'shrink-0 transition-transform duration-(--motion-fast)',
            isOpen ? '' : '-rotate-90',
          )}
        />
      </button>
      <div id={id} hidden={!isOpen} className="mt-0.5">
        <MenuList entries={group.children} active={active} depth={depth + 1} />
      </div>
    </>
  )
}

export type MenuLineProps = {
  readonly link: MenuLink
  readonly isActive: boolean
  readonly depth?: number
}

/** One link of a list of the menu; a new count elsewhere in the menu does not render it again. */
export const MenuLine = memo(function MenuLine({ link, isActive, depth = 0 }: MenuLineProps) {
  const { pathname } = useLocation()
  return (
    <ChoiceAnchor
      choice={chooseEntry(link, pathname)}
      aria-current={isActive ? 'page' : undefined}
      className={classNames(
        'relative flex h-10 items-center gap-2.5 rounded-control pe-3 text-sm transition-colors duration-(--motion-fast) touch:h-11',
        INDENTS[Math.min(depth, INDENTS.length - 1)],
        isActive ? 'bg-menu-on font-semibold text-menu-on-fg' : 'text-menu-fg hover:bg-menu-hover',
      )}
    >
      {isActive ? (
        <span
          aria-hidden
          className="absolute inset-y-2 start-0 w-[3px] rounded-full bg-menu-mark"
        />
      ) : null}
      <EntryBody entry={link} hasIcon={depth < 2} />
    </ChoiceAnchor>
  )
})

const INDENTS = ['ps-3', 'ps-6', 'ps-11'] as const
