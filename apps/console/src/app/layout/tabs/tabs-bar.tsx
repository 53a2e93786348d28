import { MAX_KEPT_VIEWS, tabTitle } from '@omc/shell'
import { classNames, ContextMenu, DropdownMenu, IconButton, type MenuItem } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useShell } from '../../../kernel/services/services-context.ts'
import { useAppearance } from '../../../kernel/services/use-appearance.ts'
import { TabItem } from './tab-item.tsx'
import { TAB_LOOKS } from './tab-look.ts'
import { useTabMenu } from './use-tab-menu.ts'

/**
 * The visited screens. Arrows move, Enter opens, Delete closes, Shift+F10 opens the menu of a tab.
 *
 * @source console spec §2, tab bar; ux: tabs bar
 */
export function TabsBar() {
  const { t } = useTranslation()
  const shell = useShell()
  const state = useSnapshot(shell.tabs.state)
  const { tabsBarStyle: look, showTabsIcon } = useAppearance().settings
  const { open, close, itemsFor } = useTabMenu(state)
  const strip = useRef<HTMLDivElement>(null)
  const { tabs, activeId } = state
  const activeTab = tabs.find(({ id }) => id === activeId) ?? tabs[0]
  const count = t('tab.count', { count: tabs.length, most: MAX_KEPT_VIEWS })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const tab = tabs[at]
    if (!tab) return
    if (event.key === 'Delete' && tab.meta.isClosable) {
      event.preventDefault()
      ;(entries[at + 1] ?? entries[at - 1])?.focus()
      close(tab)
      return
    }
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    entries.at(to % entries.length)?.focus()
  }
  const all = (): readonly MenuItem[] => [
    ...(activeTab ? itemsFor(activeTab) : []),
    { kind: 'separator', id: 'separator' },
    { kind: 'heading', id: 'count', label: count },
    ...tabs.map((tab): MenuItem => ({
      kind: 'check',
      id: tab.id,
      label: tabTitle(tab, currentLanguage()),
      isChecked: tab.id === activeId,
      onCheckedChange: () => open(tab),
    })),
  ]

  return (
    <div className="flex h-10 shrink-0 items-end gap-1 border-b border-line bg-surface ps-3 pe-2 touch:h-11 touch:items-center">
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
              tabIndex={tab.id === activeTab?.id ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => open(tab)}
              onClose={() => close(tab)}
            />
          </ContextMenu>
        ))}
      </div>
      <DropdownMenu
        items={all}
        trigger={
          <button
            type="button"
            className="hidden h-11 min-w-0 flex-1 items-center gap-2 text-start text-sm text-fg2 touch:flex"
          >
            <span className="truncate">{count}</span>
            <ChevronDown size={16} aria-hidden />
          </button>
        }
        align="start"
      />
      <DropdownMenu
        items={all}
        trigger={
          <IconButton
            className="mb-1 touch:hidden"
            label={t('tab.commands')}
            hasTooltip={false}
            icon={<ChevronDown size={16} aria-hidden />}
          />
        }
      />
    </div>
  )
}
