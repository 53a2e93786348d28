import { MAX_KEPT_VIEWS, tabTitle } from '@omc/shell'
import { DropdownMenu, IconButton, type MenuItem } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { activeTabOf, type TabsProps } from './use-tab-menu.ts'

/** Acts on the active tab and all tabs to choose from; on touch screens it replaces the strip. */
export function TabsMenu({ state, menu: { open, itemsFor } }: TabsProps) {
  const { t } = useTranslation()
  const { tabs, activeId } = state
  const activeTab = activeTabOf(state)
  const isOver = tabs.length > MAX_KEPT_VIEWS
  const count = t(isOver ? 'tab.countOver' : 'tab.count', {
    count: tabs.length,
    most: MAX_KEPT_VIEWS,
  })
  const items = (): readonly MenuItem[] => [
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
    <>
      <DropdownMenu
        items={items}
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
        items={items}
        trigger={
          <IconButton
            className="mb-1 touch:hidden"
            label={t('tab.commands')}
            hasTooltip={false}
            icon={<ChevronDown size={16} aria-hidden />}
          />
        }
      />
    </>
  )
}
