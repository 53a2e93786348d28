import * as fields from '@omc/sdk/fields/devices'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { FlagChip } from '../../../kit/list/flag-chip.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
import { DeviceVersion, runningText } from '../../remote/device-facts.tsx'
import { CommandPanel } from '../../remote/device-panel-part.ts'
import { CONSOLE } from '../filled-by.ts'

export { texts } from './devices.zh.ts'

/** @source console spec §2, account lists; resources document §3 devices */
export const list = defineList('devices', {
  title: () => i18n.t('deviceList.title'),
  columns: {
    name: fields.name,
    kind: fields.kind,
    version: fields.version,
    running: fields.running,
    nickname: fields.nickname,
    platform: fields.platform,
    username: fields.username,
    online: fields.online,
    last_seen_at: fields.last_seen_at,
    lease_expires_at: fields.lease_expires_at,
  },
  beside: ['uid'],
  cells: {
    version: ({ row }) => <DeviceVersion version={row.version} />,
    running: ({ row }) => runningText(row.running),
    nickname: ({ row }) => row.nickname ?? i18n.t('deviceList.none'),
    online: ({ row }) => (
      <FlagChip isGood={row.online}>
        {i18n.t(row.online ? 'deviceList.online' : 'deviceList.offline')}
      </FlagChip>
    ),
  },
  looks: { name: { inCard: 'title' } },
  sorts: ['last_seen_at', 'name'],
  defaultSort: '-last_seen_at',
  filters: [flagFilter('online', fields.online)],
  scope: { platforms: 'platform' },
  row: [
    {
      operation: 'commands.issue',
      label: () => i18n.t('deviceList.command'),
      isFor: ({ uid }) => uid !== null,
      Panel: CommandPanel,
    },
  ],
  rowName: ({ name }) => name,
  empty: () => ({
    title: i18n.t('deviceList.empty'),
    description: i18n.t('deviceList.emptyHint'),
    filledBy: CONSOLE,
  }),
})
