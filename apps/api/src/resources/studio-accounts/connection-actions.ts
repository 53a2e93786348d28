import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { action } from '../../jsonapi/resource.ts'
import {
  BatchResult,
  Closed,
  Count,
  Id,
  IdOf,
  IdsOf,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { findGroups, findTopics, getGroups, getTopic } from './ask-channel.ts'
import { ACCOUNT_JOBS, execAccountJob } from './exec-account-job.ts'
import { findDaorcAccounts, syncDaorcAccounts, syncInfo } from './sync-account.ts'

const Platform = OneOf(...CHANNELS)
const Page = T.Optional(T.Integer({ minimum: 1, maximum: 1000 }))
const Size = T.Optional(T.Integer({ minimum: 1, maximum: 100 }))

/** Calls that connect accounts with their channels. */
export const connectionActions = {
  sync_info: action({
    on: 'collection',
    method: 'POST',
    effect: 'write',
    may: 'account:publish',
    summary:
      'Keeps what a signed-in account says about itself, once per team, platform and uid; a trashed account comes back; 409 account_of_another. Secret and cookies are write-only',
    touches: ['publish_contents'],
    input: Closed({
      uid: Label(100),
      platform: Platform,
      nickname: T.Optional(Text(100)),
      avatar: T.Optional(Text(2000)),
      secret: T.Optional(Label(20_000)),
      cookies: T.Optional(Label(20_000)),
      expires_at: T.Optional(Nullable(Instant)),
      account_info: T.Optional(Json),
    }),
    output: { kind: 'record' },
    run: syncInfo,
  }),
  sync_daorc_account: action({
    on: 'collection',
    method: 'GET',
    effect: 'write',
    may: 'account:edit',
    summary:
      'Asks 达人号 for the accounts its login gives access to and keeps them, one page at a time; total says whether there are more',
    query: Closed({ page: Page, size: Size }),
    output: {
      kind: 'data',
      schema: Closed({
        accounts: T.Array(
          Closed({ id: Id, uid: T.String(), nickname: T.String(), created: T.Boolean() }),
        ),
        failed: T.Array(
          Closed({
            id: T.String({ description: 'uid' }),
            error: BatchResult.properties.failed.items.properties.error,
          }),
        ),
        total: Count,
      }),
    },
    prepare: findDaorcAccounts,
    run: syncDaorcAccounts,
  }),
  get_topic: action({
    on: 'collection',
    method: 'POST',
    effect: 'read',
    may: 'account:read',
    summary:
      'Asks the channel of an account, or a platform (default guangguang), for topics; what it calls them is kept, for accounts hold topics by number',
    input: Closed({
      platform: T.Optional(Platform),
      studio_account_id: T.Optional(IdOf('studio_accounts')),
      q: T.Optional(Text(100)),
      page: Page,
      size: Size,
    }),
    output: {
      kind: 'data',
      schema: Closed({
        topics: T.Array(Closed({ topic_id: T.String(), name: T.String(), heat: T.Number() })),
        total: Count,
      }),
    },
    prepare: findTopics,
    run: getTopic,
  }),
  get_groups: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'account:read',
    summary: 'Asks the channel for the groups that an account leads',
    query: Closed({ studio_account_id: IdOf('studio_accounts') }),
    output: {
      kind: 'data',
      schema: T.Array(Closed({ id: T.String(), label: T.String(), accounts_count: Count })),
    },
    prepare: findGroups,
    run: getGroups,
  }),
  exec_account_job: action({
    on: 'collection',
    method: 'POST',
    effect: 'write',
    may: 'account:edit',
    summary:
      'Starts a job on the given accounts, or on all: refresh brings profile and figures up to date (default), check looks at sign-in and permission only',
    touches: ['jobs'],
    input: Closed({
      ids: T.Optional(IdsOf('studio_accounts', 500)),
      job: T.Optional(OneOf(...ACCOUNT_JOBS)),
    }),
    output: { kind: 'record', resource: 'jobs' },
    status: 201,
    run: execAccountJob,
  }),
}
