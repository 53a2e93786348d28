import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { equals, flag, oneOf, references, search } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Json, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { getPublishInfo, getSelect } from './studio-accounts.actions.ts'

const Texts = T.Array(T.String())

export const studioAccounts = defineResource({
  type: 'studio_accounts',
  label: '工作室账号',
  table: 'studio_accounts',
  attributes: Closed({
    platform: T.String(),
    uid: T.String(),
    category: T.String(),
    business_category_id: Nullable(Id),
    nickname: T.String(),
    username: T.String(),
    email: T.String(),
    avatar: T.String(),
    has_secret: T.Boolean({ description: 'a secret is stored; it is never shown' }),
    secret_set_at: Nullable(Instant),
    has_cookies: T.Boolean(),
    cookies_set_at: Nullable(Instant),
    expires_at: Nullable(Instant),
    account_info: Json,
    income_summary: Json,
    cps_summary: Json,
    page_views: Count,
    homepage: T.String(),
    device_no: T.String(),
    remark: T.String(),
    slogan: T.String(),
    scene_image: T.String(),
    day_task_count: T.Integer({ description: 'posts a day; 0 = no cap' }),
    day_publish_count: Count,
    contents_count: Count,
    status_count: Json,
    online: T.Boolean({ description: 'a live device holds the lease of this account' }),
    visiable: T.Boolean(),
    updated_at: Instant,
    platform_settings: Json,
    publish_channels: Texts,
    publish_plans: T.Array(T.Unknown()),
    publish_tag: T.String(),
    fans_count: Count,
    mcn_name: T.String(),
    has_already_sign: T.Boolean(),
    day_deleted_statistics: Json,
    change_logs: T.Array(T.Unknown()),
    gh_delete_period: Nullable(T.Integer()),
    sub_operate_name: T.String(),
    gh_publish_schedule: Json,
    gh_pic_publish_delay: Nullable(T.Integer()),
    assign_topic_ids: Texts,
    assign_tag_names: Texts,
    creation_template_ids: Texts,
    watermark: T.String(),
    cooldown_until: Nullable(Instant),
    cooldown_why: Nullable(T.String()),
    queue_ended_why: Nullable(T.String()),
  }),
  computed: {
    has_secret: 't.secret_sealed is not null',
    has_cookies: 't.cookies_sealed is not null',
    day_publish_count: `select count(*)::int from publish_attempts p where p.studio_account_id = t.id
      and p.state = 'published' and p.settled_at >= date_trunc('day', now() at time zone t.timezone) at time zone t.timezone`,
    contents_count:
      'select count(*)::int from publish_contents q where q.studio_account_id = t.id and q.deleted_at is null',
    status_count: `select coalesce(jsonb_object_agg(s.status, s.n), '{}') from (select q.status, count(*)::int as n
      from publish_contents q where q.studio_account_id = t.id and q.deleted_at is null group by q.status) s`,
    online:
      'exists (select 1 from account_leases l where l.studio_account_id = t.id and l.device_id is not null and l.expires_at > now())',
  },
  relations: {
    business_category: { type: 'business_categories', via: { ours: 'business_category_id' } },
  },
  filters: {
    search: search('nickname', 'uid', 'username', 'remark'),
    platform: oneOf('platform', CHANNELS),
    category: equals('category'),
    business_category_id: references('business_category_id'),
    uid: equals('uid'),
    user_id: references('user_id'),
    visiable: flag('visiable'),
  },
  sorts: ['updated_at', 'nickname', 'fans_count', 'day_task_count'],
  scope: ownOrTeam,
  verbs: { list: 'account:read', get: 'account:read' },
  actions: {
    get_select: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'account:read',
      summary: 'Accounts to choose from, at most 100',
      query: Closed({
        search: T.Optional(T.String({ maxLength: 100 })),
        platform: T.Optional(OneOf(...CHANNELS)),
      }),
      output: {
        kind: 'data',
        schema: T.Array(
          Closed({
            id: Id,
            label: T.String(),
            uid: T.String(),
            platform: T.String(),
            avatar: T.String(),
          }),
        ),
      },
      run: getSelect,
    }),
    get_publish_info: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'account:read',
      summary: 'What a publishing run of one account needs: channel frame, queue, limits, executor',
      query: Closed({ uid: T.String({ minLength: 1, maxLength: 100 }) }),
      output: {
        kind: 'data',
        schema: Closed({
          id: Id,
          uid: T.String(),
          nickname: T.String(),
          avatar: T.String(),
          platform: T.String(),
          channel: Closed({
            name: T.String(),
            title_zh: T.String(),
            title_en: T.String(),
            frame_url: T.String(),
            frame_origin: T.String(),
            enabled: T.Boolean(),
          }),
          queue: Closed({ left: Count, by_status: Json }),
          lease: Nullable(
            Closed({
              device_id: Id,
              device_name: T.String(),
              expires_at: Instant,
              mine: T.Boolean(),
            }),
          ),
          limits: Closed({
            day_task_count: T.Integer(),
            day_publish_count: Count,
            delay_min_s: T.Integer({ description: 'seconds' }),
            delay_max_s: T.Integer({ description: 'seconds' }),
            lease_ms: Count,
            heartbeat_ms: Count,
            failure_wait_ms: Count,
            upload_wait_ms: Count,
            empty_wait_ms: Count,
          }),
          cooldown_until: Nullable(Instant),
          ended_why: Nullable(T.String()),
        }),
      },
      run: getPublishInfo,
    }),
  },
})
