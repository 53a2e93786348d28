import { classNames, ContextMenu } from '@omc/ui'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppearance } from '../../../kernel/services/use-appearance.ts'
import { TabItem } from './tab-item.tsx'
import { focusedByClosing, focusedByKey } from './tab-keys.ts'
import { TAB_LOOKS } from './tab-look.ts'
import { activeTabOf, type TabsProps } from './use-tab-menu.ts'

/** The tabs. Arrows move, Enter opens, Delete closes, Shift+F10 opens the menu of a tab. */
export function TabStrip({ state, menu: { open, close, itemsFor } }: TabsProps) {
  const { t } = useTranslation()
  const { tabsBarStyle: look, showTabsIcon } = useAppearance().settings
  const strip = useRef<HTMLDivElement>(null)
  const { tabs, activeId } = state
  const reachableId = activeTabOf(state)?.id

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const tab = tabs[at]
    if (!tab) return
    const isClosing = event.key === 'Delete' && tab.meta.isClosable
    const to = isClosing
      ? focusedByClosing(at, entries.length)
      : focusedByKey(event.key, at, entries.length)
    if (to !== null) entries[to]?.focus()
    if (to !== null || isClosing) event.preventDefault()
    if (isClosing) close(tab)
  }

  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={t('tab.label')}
      onWheel={(event) => event.currentTarget.scrollBy(event.deltaY, 0)}
      className={classNames(
        'omc-no-bar flex h-full min-w-0 flex-1 overflow-x-auto touch:hidden',
        TAB_LOOKS[look].strip,
      )}
    >
      {tabs.map((tab) => (
        <ContextMenu key={tab.id} items={() => itemsFor(tab)}>
          <TabItem
            tab={tab}
            look={look}
            hasIcon={showTabsIcon}
            isActive={tab.id === activeId}
            tabIndex={tab.id === reachableId ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => open(tab)}
            onClose={() => close(tab)}
          />
        </ContextMenu>
      ))}
    </div>
  )
}
