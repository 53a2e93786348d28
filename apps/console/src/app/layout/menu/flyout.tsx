import { type ActiveEntry, type MenuGroup, menuScrolls } from '@omc/shell'
import { classNames } from '@omc/ui'
import { useId, type ReactNode } from 'react'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { MenuList } from './menu-list.tsx'
import { useFlyout } from './use-flyout.ts'

export type FlyoutProps = {
  readonly group: MenuGroup
  readonly active: ActiveEntry
  readonly side: 'right' | 'bottom'
  readonly className: string
  /** Content of the button. */
  readonly children: ReactNode
}

/** A group whose entries open next to its button, over the page. */
export function Flyout({ group, active, side, className, children }: FlyoutProps) {
  const flyout = useFlyout()
  const id = useId()
  return (
    <li {...flyout.place} className={side === 'bottom' ? 'h-full shrink-0' : ''}>
      <button
        type="button"
        aria-expanded={flyout.isOpen}
        aria-controls={id}
        {...flyout.button}
        className={className}
      >
        {children}
      </button>
      {flyout.isOpen ? (
        <div
          id={id}
          ref={(panel) => {
            if (panel) placeAt(panel, side)
          }}
          className="omc-menu-ground omc-on-menu fixed z-(--layer-popover) flex max-h-[70vh] w-55 animate-fade-in flex-col rounded-card border border-line p-2 shadow-popover"
        >
          <p
            className={classNames(
              'shrink-0 px-3 py-1.5 text-xs text-menu-muted',
              side === 'bottom' ? 'sr-only' : '',
            )}
          >
            {group.title[currentLanguage()]}
          </p>
          <div
            className={classNames(
              'min-h-0 overflow-y-auto',
              menuScrolls(group.children.length) ? 'omc-scroll-fade' : 'omc-thin-bar',
            )}
          >
            <MenuList entries={group.children} active={active} />
          </div>
        </div>
      ) : null}
    </li>
  )
}

const GAP_PX = 6
const EDGE_PX = 8

/** Positions the panel next to the button; fixed, because the menus scroll and clip. */
function placeAt(panel: HTMLElement, side: FlyoutProps['side']): void {
  const button = panel.previousElementSibling
  if (!button) return
  const at = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const left = side === 'right' ? at.right + GAP_PX : at.left
  const top = side === 'right' ? at.top : at.bottom + GAP_PX
  panel.style.left = `${Math.max(EDGE_PX, Math.min(left, clientWidth - panel.offsetWidth - EDGE_PX))}px`
  panel.style.top = `${Math.max(EDGE_PX, Math.min(top, clientHeight - panel.offsetHeight - EDGE_PX))}px`
}
