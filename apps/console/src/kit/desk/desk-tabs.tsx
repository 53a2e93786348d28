import { Tabs } from '@omc/ui'
import type { DeskTab } from './desk-definition.ts'

type DeskTabsProps = {
  readonly label: string
  readonly tabs: readonly DeskTab[]
  readonly openId: string
  readonly onOpen: (id: string) => void
}

export function DeskTabs({ label, tabs, openId, onOpen }: DeskTabsProps) {
  return (
    <Tabs
      label={label}
      activation="manual"
      value={openId}
      onValueChange={onOpen}
      items={tabs.map((tab) => ({ value: tab.id, label: tab.label() }))}
    />
  )
}
