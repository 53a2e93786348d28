import { PLATFORMS } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import {
  equals,
  isSet,
  oneOf,
  overlaps,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Instant, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { smartDarenAccountsWords } from './smart-daren-accounts.words.ts'
import { prepareSyncHome, startSyncList, storeHome } from './sync-daren.ts'
import { transferToCarrySource } from './transfer-to-carry-source.ts'

const Platform = OneOf(...PLATFORMS)

/**
 * Outside creators.
 *
 * @source resources spec §3 (daren account), §7
 */
export const smartDarenAccounts: Resource = defineResource({
  type: 'smart_daren_accounts',
  label: THINGS.daren,
  words: smartDarenAccountsWords,
  table: 'smart_daren_accounts',
  attributes: Closed({
    channel_tags: T.Array(T.String()),
    category: T.String(),
    video_30day_count: Count,
    video_30day_pv: Count,
    video_30day_rate: T.Number(),
    area_tag: T.String(),
    remark: T.String(),
    platform: Platform,
    author_id: T.String({ description: 'id at the platform' }),
    nickname: T.String(),
    avatar: T.String(),
    home_page_url: T.String(),
    fans_count: Count,
    synced_at: Nullable(Instant),
    transferred_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: { video_30day_rate: 't.video_30day_rate::float8' },
  filters: {
    search: search('nickname', 'author_id', 'remark'),
    platform: oneOf('platform', PLATFORMS),
    category: equals('category'),
    channel_tags: overlaps('channel_tags'),
    area_tag: equals('area_tag'),
    transferred: isSet('transferred_at'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: [
    'updated_at',
    'created_at',
    'fans_count',
    'video_30day_count',
    'video_30day_pv',
    'video_30day_rate',
  ],
  scope: ownTeam,
  verbs: { list: 'daren:read', get: 'daren:read', update: 'daren:edit' },
  update: Closed({ remark: Text(500) }),
  actions: {
    sync_list: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'daren:edit',
      summary: 'Starts a job that keeps the creators of a platform, all or those of a search',
      touches: ['jobs'],
      query: Closed({
        platform: T.Optional(Platform),
        q: T.Optional(Text(100)),
        category: T.Optional(Text(100)),
      }),
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: startSyncList,
    }),
    sync_home: action({
      on: 'record',
      method: 'GET',
      effect: 'write',
      may: 'daren:edit',
      summary:
        'Asks the platform about one creator and keeps the figures. 502 channel_refused, 503 channel_unreachable',
      output: { kind: 'record' },
      prepare: (context, { id }) => prepareSyncHome(context, smartDarenAccounts, id),
      run: (context, { id, found }) =>
        storeHome(context, { resource: smartDarenAccounts, id, found }),
    }),
    transfer_to_carry_source: bulkAction({
      of: () => smartDarenAccounts,
      title: { zh: '批量转为内容来源', en: 'Watching creators' },
      operation: 'smart_daren_accounts.transfer_to_carry_source',
      answer: DeriveResult,
      method: 'POST',
      may: 'daren:edit',
      summary:
        'Watches the creators: a content source of each; who is watched already is answered as existing',
      touches: ['carry_sources'],
      status: 201,
      run: (context, { input }) => transferToCarrySource(context, smartDarenAccounts, input.ids),
    }),
  },
})
