import { Segmented } from '@omc/ui'
import type { TabGroup } from './tab-groups.ts'

type TabSwitchProps = {
  readonly of: TabGroup
  readonly openId: string
  readonly onOpen: (id: string) => void
}

/** Switch between the lists of one tab. */
export function TabSwitch({ of, openId, onOpen }: TabSwitchProps) {
  return (
    <Segmented
      label={of.label()}
      value={openId}
      onValueChange={onOpen}
      options={of.tabs.map((tab) => ({ value: tab.id, label: tab.label() }))}
    />
  )
}
