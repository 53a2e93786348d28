import { CHANNELS, DEVICE_JOBS } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { references, type Filter } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Label, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { ofChannels } from '../studio-accounts/account-filters.ts'
import { heartbeatDevice, registerDevice, releaseDevice } from './devices.actions.ts'
import { devicesWords } from './devices.words.ts'

// The lease of the account it is connected to: one a device left behind does not count.
const LEASE = `select {} from account_leases l
  where l.device_id = t.id and l.studio_account_id = t.studio_account_id and l.expires_at > omc_now()`
const lease = (column: string) => LEASE.replace('{}', column)
const online: Filter = {
  schema: T.Boolean(),
  where: (value) =>
    sql<boolean>`(t.released_at is null and exists (select 1 from account_leases l
      where l.device_id = t.id and l.studio_account_id = t.studio_account_id and l.expires_at > omc_now())) = ${value}`,
}

const Version = T.String({ maxLength: 60, pattern: String.raw`^\d+\.\d+\.\d+(\+[0-9A-Za-z.-]+)?$` })
const MOST_RECORDS = 1_000_000
const Records = T.Integer({ minimum: 0, maximum: MOST_RECORDS })
const RUNNING = {
  kind: OneOf(...DEVICE_JOBS),
  done: Records,
  total: Nullable(Records),
  paused: T.Boolean(),
}
const Running = Closed(RUNNING)
// Only the server's own runs wait: no heartbeat over the wire says so.
const Wait = Closed({ why: OneOf('channel_away'), since: Instant })

export const devices = defineResource({
  type: 'devices',
  label: THINGS.device,
  words: devicesWords,
  table: 'devices',
  attributes: Closed({
    kind: OneOf('browser', 'server'),
    name: T.String(),
    device_no: T.String(),
    version: T.String(),
    running: Nullable(Closed({ ...RUNNING, wait: T.Optional(Wait) })),
    uid: Nullable(T.String({ description: 'account it is connected to' })),
    nickname: Nullable(T.String()),
    platform: Nullable(T.String()),
    user_id: Nullable(Id),
    username: Nullable(T.String()),
    fence: Nullable(Count),
    lease_expires_at: Nullable(Instant),
    online: T.Boolean({ description: 'holds a live lease' }),
    last_seen_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    running: lease('t.running'),
    uid: 'select a.uid from studio_accounts a where a.id = t.studio_account_id',
    nickname: 'select a.nickname from studio_accounts a where a.id = t.studio_account_id',
    platform: 'select a.platform from studio_accounts a where a.id = t.studio_account_id',
    username: 'select u.username from users u where u.id = t.user_id',
    fence: lease('l.fence'),
    lease_expires_at: lease('l.expires_at'),
    online: `t.released_at is null and exists (${lease('1')})`,
  },
  filters: {
    online,
    platform: ofChannels,
    business_team_id: references('business_team_id'),
  },
  sorts: ['updated_at', 'last_seen_at', 'name'],
  defaultSort: '-last_seen_at',
  scope: ownOrTeam,
  verbs: { list: 'device:read' },
  actions: {
    register: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'device:run',
      summary:
        'Connects this device, and with a uid makes it the executor of that account; 409 account_leased (meta device_id, device_kind, device_name, lease_expires_at) unless take_over, also for an account that the server publishes for. An ended queue stays ended: studio_accounts.reopen_queue starts it again',
      touches: ['studio_accounts', 'publish_events'],
      input: Closed({
        name: Label(100),
        device_no: Label(100),
        uid: T.Optional(Label(100)),
        platform: T.Optional(OneOf(...CHANNELS)),
        version: T.Optional(Version),
        take_over: T.Optional(T.Boolean()),
      }),
      output: { kind: 'record' },
      run: registerDevice,
    }),
    heartbeat: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'device:run',
      summary:
        'Renews the lease of the device and of its open attempts; 409 lease_lost, no_account',
      input: Closed({ fence: T.Optional(Count), running: T.Optional(Nullable(Running)) }),
      output: { kind: 'record' },
      run: heartbeatDevice,
    }),
    release: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'device:run',
      summary: 'Gives the account back',
      touches: ['studio_accounts', 'publish_events', 'publish_contents'],
      input: Closed({}),
      output: { kind: 'record' },
      run: releaseDevice,
    }),
  },
})
