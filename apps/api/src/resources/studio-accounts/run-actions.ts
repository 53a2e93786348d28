import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Json, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { SelectQuery } from '../../workflows/select-options.ts'
import { getPublishInfo, getSelect } from './studio-accounts.actions.ts'

/** Calls of a publishing run about accounts. */
export const runActions = {
  get_select: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'account:read',
    summary: 'Accounts to choose from, at most 100',
    query: Closed({ ...SelectQuery, platform: T.Optional(OneOf(...CHANNELS)) }),
    output: {
      kind: 'data',
      schema: T.Array(
        Closed({
          id: Id,
          label: T.String(),
          uid: T.String(),
          platform: T.String(),
          avatar: T.String(),
          team_name: T.String(),
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
    summary:
      'What a publishing run of one account needs: channel frame, queue, limits, executor; the platform tells accounts of one uid apart',
    query: Closed({
      uid: T.String({ minLength: 1, maxLength: 100 }),
      platform: T.Optional(OneOf(...CHANNELS)),
    }),
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
            kind: OneOf('browser', 'server'),
            device_name: T.String(),
            device_no: Nullable(T.String({ description: "of the person's own devices only" })),
            expires_at: Instant,
            mine: T.Boolean(),
          }),
        ),
        limits: Closed({
          day_task_count: T.Integer(),
          day_publish_count: Count,
          delay_min_s: T.Integer({ 'x-kind': 'seconds' }),
          delay_max_s: T.Integer({ 'x-kind': 'seconds' }),
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
}
