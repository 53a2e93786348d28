import {
  planClick,
  planCommand,
  type Tab,
  TAB_COMMANDS,
  type TabCommand,
  type TabsState,
} from '@omc/shell'
import type { MenuItem } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useRouter } from '../../../kernel/router/use-router.ts'
import { useServices } from '../../../kernel/services/services-context.ts'

export type TabsProps = {
  readonly state: TabsState
  readonly menu: ReturnType<typeof useTabMenu>
}

/** The tab of the current screen; the first one while the screen has no tab. */
export const activeTabOf = ({ tabs, activeId }: TabsState): Tab | undefined =>
  tabs.find(({ id }) => id === activeId) ?? tabs[0]

/** Actions on a tab, for its menus and keys. */
export function useTabMenu(state: TabsState) {
  const { t } = useTranslation()
  const { toasts, shell } = useServices()
  const { tabs, plans } = shell
  const { data } = useRouter()
  const isMoving = () => data.state.navigation.state !== 'idle'
  const run = (tab: Tab, command: TabCommand) => plans.run(planCommand(tabs.state, tab.id, command))
  const copyLink = ({ address }: Tab) => {
    const link = `${location.origin}${location.pathname}#${address}`
    navigator.clipboard.writeText(link).then(
      () => toasts.show({ tone: 'success', title: t('tab.copied') }),
      // Clipboard unavailable: show the link, so people can copy it by hand.
      () => toasts.show({ tone: 'info', title: link }),
    )
  }
  return {
    open: (tab: Tab) => plans.run(planClick(tabs.state, tab.id, isMoving())),
    close: (tab: Tab) => run(tab, 'close'),
    /** Of the two pin commands, only the one that has an effect is shown. */
    itemsFor: (tab: Tab): readonly MenuItem[] => [
      ...TAB_COMMANDS.filter((command) => command !== (tab.isPinned ? 'pin' : 'unpin')).map(
        (command): MenuItem => ({
          kind: 'act',
          id: command,
          label: t(`tab.command.${command}`),
          isDisabled: planCommand(state, tab.id, command).tag === 'nothing',
          onSelect: () => run(tab, command),
        }),
      ),
      { kind: 'act', id: 'copy', label: t('tab.copy'), onSelect: () => copyLink(tab) },
    ],
  }
}
