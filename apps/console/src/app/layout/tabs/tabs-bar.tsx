import { useSnapshot } from 'valtio'
import { useShell } from '../../../kernel/services/services-context.ts'
import { TabStrip } from './tab-strip.tsx'
import { TabsMenu } from './tabs-menu.tsx'
import { useTabMenu } from './use-tab-menu.ts'

/** The visited screens, and a menu of them. @source console spec §2, tab bar; ux: tabs bar */
export function TabsBar() {
  const state = useSnapshot(useShell().tabs.state)
  const menu = useTabMenu(state)
  return (
    <div className="flex h-10 shrink-0 items-end gap-1 border-b border-line bg-surface ps-3 pe-2 touch:h-11 touch:items-center">
      <TabStrip state={state} menu={menu} />
      <TabsMenu state={state} menu={menu} />
    </div>
  )
}
