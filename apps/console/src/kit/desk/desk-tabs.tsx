import { Tabs } from '@omc/ui'
import type { Scope } from '../list/list-scope.ts'
import type { Desk, DeskTab } from './desk-definition.ts'

type DeskTabsProps = {
  readonly label: string
  readonly tabs: readonly DeskTab[]
  readonly openId: string
  readonly onOpen: (id: string) => void
  readonly Head: Desk['Head']
  readonly scope: Scope
}

/** Tabs of a desk, if there are several, and the figures of its subject. */
export function DeskTabs({ label, tabs, openId, onOpen, Head, scope }: DeskTabsProps) {
  return (
    <>
      {tabs.length > 1 ? (
        <Tabs
          label={label}
          activation="manual"
          value={openId}
          onValueChange={onOpen}
          items={tabs.map((tab) => ({ value: tab.id, label: tab.label() }))}
        />
      ) : null}
      {Head ? <Head scope={scope} /> : null}
    </>
  )
}
