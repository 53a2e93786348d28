import T from 'typebox'
import { action, defineResource } from '../../jsonapi/resource.ts'
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
  SAID,
  Text,
} from '../../jsonapi/schema.ts'
import { SelectQuery } from '../../workflows/select-options.ts'
import { accessAccountRows } from './access-account-rows.ts'
import { Cookies, Platform, Secret, Uid } from './account-schemas.ts'
import { batchUseCards, prepareCards } from './batch-use-cards.ts'
import { getSelect } from './get-select.ts'
import { getCardList, getVideoList, prepareCardList, prepareVideoList } from './look-lists.ts'
import {
  batchVerifyLogin,
  prepareBackbone,
  prepareVerify,
  syncCreatorBackbone,
} from './refresh-accounts.ts'
import { setGoudongCookies } from './set-goudong-cookies.ts'
import { syncDaorcAccount } from './sync-daorc-account.ts'
import { saveRedbookCookie, syncInfo } from './sync-info.ts'

const BatchOrJob = Closed({ ...BatchResult.properties, job_id: Nullable(Id) })

export const accessAccounts = defineResource({
  ...accessAccountRows,
  actions: {
    get_select: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'account:read',
      summary: 'Platform logins to choose from, at most 100; `label` is nickname and uid',
      query: Closed({ ...SelectQuery, platform: T.Optional(Platform) }),
      output: {
        kind: 'data',
        schema: T.Array(
          Closed({
            id: Id,
            label: T.String(),
            uid: T.String(),
            platform: T.String(),
            avatar: T.String(),
            expired: T.Boolean(),
            team_name: T.String(),
          }),
        ),
      },
      run: getSelect,
    }),
    sync_info: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'account:publish',
      summary:
        'Takes what a signed-in browser knows of a login; one row for each platform and uid, also out of the trash; 409 account_of_another',
      input: Closed({
        uid: Uid,
        platform: Platform,
        nickname: T.Optional(Text(200)),
        avatar: T.Optional(Text(2000)),
        secret: T.Optional(Secret),
        expires_at: T.Optional(Nullable(Instant)),
        cookies: T.Optional(Cookies),
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
      summary: 'Starts a job that asks daorc for all accounts of the login and keeps them',
      touches: ['jobs'],
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: syncDaorcAccount,
    }),
    batch_verify_login: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'account:publish',
      summary:
        'Asks the platform whether its logins still hold, and marks those that do not as expired; more than 10 go as a job (`job_id`)',
      touches: ['jobs'],
      query: Closed({ platform: Platform }),
      output: { kind: 'data', schema: BatchOrJob },
      prepare: prepareVerify,
      run: batchVerifyLogin,
    }),
    save_redbook_cookie: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'account:publish',
      summary: 'Keeps the cookies of a redbook login, sealed; makes the login when it is not there',
      input: Closed({
        uid: Uid,
        cookies: Cookies,
        nickname: T.Optional(Text(200)),
        expires_at: T.Optional(Nullable(Instant)),
      }),
      output: { kind: 'record' },
      run: saveRedbookCookie,
    }),
    set_goudong_cookies: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'account:publish',
      summary: 'Gives goudong logins the cookies of the sign-in they share, sealed for each',
      input: Closed({
        ids: IdsOf('access_accounts', 500),
        cookies: Cookies,
        expires_at: T.Optional(Nullable(Instant)),
      }),
      output: { kind: 'data', schema: BatchResult },
      run: setGoudongCookies,
    }),
    sync_creator_backbone: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'account:publish',
      summary:
        'Asks what creators stand on (level, credit, income): one by `id`, else all of a platform; more than 10 go as a job (`job_id`)',
      touches: ['jobs'],
      query: Closed({
        id: T.Optional(IdOf('access_accounts')),
        platform: T.Optional(Platform),
      }),
      output: { kind: 'data', schema: BatchOrJob },
      prepare: prepareBackbone,
      run: syncCreatorBackbone,
    }),
    get_video_list: action({
      on: 'record',
      method: 'GET',
      effect: 'read',
      may: 'account:read',
      summary: 'Videos of the login, asked of the platform now',
      query: Closed({
        'page[number]': T.Optional(T.Integer({ minimum: 1, maximum: 1000 })),
        'page[size]': T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
      }),
      output: {
        kind: 'data',
        schema: T.Array(
          Closed({
            content_id: T.String(),
            title: T.String(),
            desc: T.String(),
            cover: T.String(),
            video: T.String(),
            ratio: T.String(),
            topic: T.String(),
            item_ids: T.Array(T.String()),
            published_at: T.String(),
            play_count: Count,
            like_count: Count,
            collect_count: Count,
            comment_count: Count,
          }),
        ),
      },
      prepare: prepareVideoList,
      run: getVideoList,
    }),
    get_card_list: action({
      on: 'record',
      method: 'GET',
      effect: 'read',
      may: 'account:read',
      summary: 'Flow cards of the login, asked of the platform now',
      output: {
        kind: 'data',
        schema: T.Array(
          Closed({
            card_id: T.String(),
            title: T.String(),
            left_count: Count,
            expires_at: T.String(),
          }),
        ),
      },
      prepare: prepareCardList,
      run: getCardList,
    }),
    batch_use_cards: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'account:publish',
      summary:
        'Uses each flow card on each post, once for each pair; a pair whose outcome is not known is never sent again',
      input: Closed({
        feed_ids: T.Array(Label(200), { minItems: 1, maxItems: 50, uniqueItems: true }),
        flow_cards: T.Array(Label(200), { minItems: 1, maxItems: 10, uniqueItems: true }),
      }),
      output: {
        kind: 'data',
        schema: Closed({
          succeeded: T.Array(
            Closed({ feed_id: T.String(), card_id: T.String(), left_count: Nullable(Count) }),
          ),
          failed: T.Array(
            Closed({
              feed_id: T.String(),
              card_id: T.String(),
              error: Closed(SAID),
            }),
          ),
        }),
      },
      prepare: prepareCards,
      run: batchUseCards,
    }),
  },
})
