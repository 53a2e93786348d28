import {
  planClick,
  planCommand,
  TAB_COMMANDS,
  tabTitle,
  type Tab,
  type TabCommand,
  type TabPlan,
} from '@omc/core/shell'
import { ContextMenu, DropdownMenu, IconButton, classNames, type MenuItem } from '@omc/ui'
import { ChevronDown, X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { useNavigate } from '../router/use-router.ts'
import { useShell } from '../services-context.ts'
import { useStore } from '../state/use-store.ts'

/** The visited screens. Arrows move, Enter opens, Delete closes. @source ux: tabs bar */
export function TabsBar() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { tabs: store, reload } = useShell()
  const state = useStore(store)
  const strip = useRef<HTMLDivElement>(null)
  const { tabs, activeId } = state

  const carryOut = (plan: TabPlan) => {
    const to = store.carryOut(plan)
    if (plan.tag !== 'nothing' && plan.event?.tag === 'reloaded') reload.reload()
    if (to !== null) void navigate(to)
  }
  const open = (tab: Tab) => carryOut(planClick(store.getState(), tab.id))
  const run = (id: string, command: TabCommand) =>
    carryOut(planCommand(store.getState(), id, command))
  const commandsFor = (tab: Tab): readonly MenuItem[] =>
    TAB_COMMANDS.map((command): MenuItem => ({
      kind: 'act',
      id: command,
      label: t(`tab.command.${command}`),
      isDisabled: planCommand(state, tab.id, command).tag === 'nothing',
      onSelect: () => run(tab.id, command),
    }))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const tab = tabs[at]
    if (at === -1 || !tab) return
    if (event.key === 'Delete' && tab.meta.isClosable) {
      event.preventDefault()
      ;(entries[at + 1] ?? entries[at - 1])?.focus()
      run(tab.id, 'close')
      return
    }
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: entries.length - 1 }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    entries[(to + entries.length) % entries.length]?.focus()
  }
  const activeTab = tabs.find((tab) => tab.id === activeId) ?? tabs[0]

  return (
    <nav
      aria-label={t('tab.label')}
      className="flex h-10 shrink-0 items-end gap-1 border-b border-line bg-surface ps-3 pe-2 touch:h-11 touch:items-center"
    >
      <div
        ref={strip}
        role="tablist"
        aria-label={t('tab.label')}
        onWheel={(event) => event.currentTarget.scrollBy(event.deltaY, 0)}
        className="omc-no-bar flex h-full min-w-0 flex-1 items-center gap-1.5 overflow-x-auto touch:hidden"
      >
        {tabs.map((tab) => (
          <ContextMenu key={tab.id} items={commandsFor(tab)}>
            <button
              type="button"
              role="tab"
              // A new active tab comes into view.
              ref={tab.id === activeId ? showTab : undefined}
              aria-selected={tab.id === activeId}
              aria-controls="main"
              tabIndex={tab.id === activeTab?.id ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => open(tab)}
              onAuxClick={(event) => {
                if (event.button === 1 && tab.meta.isClosable) run(tab.id, 'close')
              }}
              className={classNames(
                'group/tab inline-flex h-[30px] shrink-0 items-center gap-1 rounded-control border px-3 text-sm transition-colors duration-(--motion-fast) focus-visible:-outline-offset-2',
                tab.meta.isClosable ? 'pe-1' : '',
                tab.id === activeId
                  ? 'border-accent bg-accent-soft font-semibold text-accent-fg'
                  : 'border-line text-fg2 hover:bg-hover hover:text-fg',
              )}
            >
              <span className="max-w-40 truncate">{titleOf(tab)}</span>
              {tab.meta.isClosable ? (
                <span
                  aria-hidden
                  title={t('tab.command.close')}
                  onClick={(event) => {
                    event.stopPropagation()
                    run(tab.id, 'close')
                  }}
                  className="inline-flex size-6 items-center justify-center rounded-chip hover:bg-fg/10"
                >
                  <X size={14} />
                </span>
              ) : null}
            </button>
          </ContextMenu>
        ))}
      </div>
      <DropdownMenu
        items={[
          { kind: 'heading', id: 'open', label: t('tab.open', { count: tabs.length }) },
          ...tabs.map((tab): MenuItem => ({
            kind: 'check',
            id: tab.id,
            label: titleOf(tab),
            isChecked: tab.id === activeId,
            onCheckedChange: () => open(tab),
          })),
          ...(activeTab
            ? [{ kind: 'separator', id: 'sep' } as const, ...commandsFor(activeTab)]
            : []),
        ]}
        trigger={
          <button
            type="button"
            className="hidden h-11 min-w-0 flex-1 items-center gap-2 text-start text-sm text-fg2 touch:flex"
          >
            <span className="truncate">{t('tab.open', { count: tabs.length })}</span>
            <ChevronDown size={16} aria-hidden />
          </button>
        }
        align="start"
      />
      <DropdownMenu
        items={activeTab ? commandsFor(activeTab) : []}
        trigger={
          <IconButton
            className="mb-1 touch:hidden"
            label={t('tab.commands')}
            hasTooltip={false}
            icon={<ChevronDown size={16} aria-hidden />}
          />
        }
      />
    </nav>
  )
}

const showTab = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ inline: 'nearest', block: 'nearest' })

const titleOf = (tab: Tab): string => tabTitle(tab, currentLanguage())
