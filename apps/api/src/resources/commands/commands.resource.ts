import { CHANNELS, REMOTE_COMMANDS } from '@omc/core'
import T from 'typebox'
import { key, oneOf, references } from '../../jsonapi/filters.ts'
import { action, defineResource, verb } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Json, Label, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { ofOwnAccounts } from '../../jsonapi/scope.ts'
import { PHASES } from '../../workflows/commands/command-rules.ts'
import {
  MIN_AGE_S,
  acknowledgeCommand,
  inbox,
  issueCommand,
  withdrawCommand,
} from './commands.actions.ts'
import { commandsWords } from './commands.words.ts'

export const commands = defineResource({
  type: 'commands',
  label: { zh: '远程指令', en: 'remote command' },
  words: commandsWords,
  table: 'commands',
  attributes: Closed({
    uid: T.String({ description: 'account it is for' }),
    platform: T.String(),
    command: OneOf(...REMOTE_COMMANDS),
    msg: T.String(),
    params: Json,
    issued_by: Id,
    issuer: T.String(),
    issued_at: Instant,
    expires_at: Instant,
    device_id: Nullable(Id),
    phase: OneOf(...PHASES),
    detail: T.String(),
    phases: T.Array(T.Unknown(), { description: '{phase, at, detail} in order' }),
    updated_at: Instant,
  }),
  computed: { issuer: 'select u.username from users u where u.id = t.issued_by' },
  filters: {
    uid: key('uid'),
    platform: oneOf('platform', CHANNELS),
    command: oneOf('command', REMOTE_COMMANDS),
    phase: oneOf('phase', PHASES),
    business_team_id: references('business_team_id'),
  },
  sorts: ['issued_at', 'id'],
  defaultSort: '-id',
  scope: ofOwnAccounts,
  trash: false,
  verbs: {
    list: 'command:read',
    create: verb({
      name: 'issue',
      may: 'command:issue',
      summary:
        'Sends a command to the device that executes for an account. It is kept until it expires and runs at most once; deleting ones need the account’s nickname as confirm',
      input: Closed({
        uid: Label(100),
        platform: T.Optional(OneOf(...CHANNELS)),
        command: OneOf(...REMOTE_COMMANDS),
        params: T.Optional(Json),
        msg: T.Optional(Text(500)),
        expires_in_s: T.Optional(
          T.Integer({ minimum: MIN_AGE_S, maximum: 86_400, description: 'seconds, default 60' }),
        ),
        confirm: T.Optional(Text(100)),
      }),
      run: issueCommand,
    }),
  },
  actions: {
    inbox: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'device:run',
      summary: 'Commands that wait for the account of a device, oldest first',
      query: Closed({ device_id: Id }),
      output: { kind: 'list' },
      run: inbox,
    }),
    withdraw: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'command:issue',
      summary:
        'Takes a command back before a device begins it: it is refused as withdrawn; 409 command_begun',
      output: { kind: 'record' },
      run: withdrawCommand,
    }),
    acknowledge: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'device:run',
      summary: 'A device says how far it is; 409 command_taken, command_expired, wrong_phase',
      input: Closed({
        device_id: Id,
        phase: OneOf('received', 'started', 'finished', 'refused'),
        detail: T.Optional(Text(500)),
      }),
      output: { kind: 'record' },
      run: acknowledgeCommand,
    }),
  },
})
