import { i18n } from '../../kernel/i18n/i18n.ts'
import type { RowPanelProps } from '../../kit/list/list-acts.ts'
import type { AskedRow } from '../../kit/list/list-names.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { CommandBox } from './command-box.tsx'
import { useCommandDraft, useRemote } from './use-remote.ts'

type PanelProps = RowPanelProps<AskedRow<'devices', 'name' | 'uid' | 'platform'>>

/** Sends a command to the account of one device and shows its progress. @source ux §5 remote control */
export function DevicePanel({ row: { name, uid, platform }, onClose }: PanelProps) {
  const draft = useCommandDraft({ tag: 'device', uid: uid ?? '', platform })
  const remote = useRemote(draft)
  return (
    <SidePanel onClose={onClose} title={i18n.t('deviceList.command')} description={name}>
      <CommandBox draft={draft} remote={remote} />
    </SidePanel>
  )
}
