import { Tabs } from '@omc/ui'
import { Suspense } from 'react'
import type { Scope } from '../list/list-scope.ts'
import { panelPart } from '../list/panel-part.ts'
import type { Desk, DeskTab } from './desk-definition.ts'
import { tabGroups } from './tab-groups.ts'
import { useTabFocus } from './use-tab-focus.ts'

/** Few desks have one. */
const TabSwitch = panelPart(async () => (await import('./tab-switch.tsx')).TabSwitch)

type DeskTabsProps = {
  readonly label: string
  readonly tabs: readonly DeskTab[]
  readonly openId: string
  readonly onOpen: (id: string) => void
  readonly Head: Desk['Head']
  readonly scope: Scope
}

/** Tabs of a desk, if there are several, a switch in those of several lists, and its figures. */
export function DeskTabs({ label, tabs, openId, onOpen, Head, scope }: DeskTabsProps) {
  const groups = tabGroups(tabs)
  const place = useTabFocus(label)
  const open = groups.find((group) => group.tabs.some(({ id }) => id === openId))
  return (
    <div ref={place} className="contents">
      {groups.length > 1 ? (
        <Tabs
          label={label}
          activation="manual"
          value={open?.id ?? ''}
          onValueChange={(id) => {
            const group = groups.find((one) => one.id === id)
            onOpen(group?.tabs[0]?.id ?? id)
          }}
          items={groups.map((group) => ({ value: group.id, label: group.label() }))}
        />
      ) : null}
      {open && open.tabs.length > 1 ? (
        <Suspense fallback={<div className="h-[max(32px,var(--target))]" />}>
          <TabSwitch of={open} openId={openId} onOpen={onOpen} />
        </Suspense>
      ) : null}
      {Head ? <Head scope={scope} /> : null}
    </div>
  )
}
