import { CHANNELS, CONTENT_STATUSES } from '@omc/core'
import T from 'typebox'
import { action, defineResource } from '../../jsonapi/resource.ts'
import {
  BatchResult,
  Closed,
  Count,
  Id,
  Ids,
  Instant,
  Label,
  Nullable,
  OneOf,
  Text,
  Uuid,
} from '../../jsonapi/schema.ts'
import { OUTCOMES } from '../../workflows/ledger/report.ts'
import { batchContentStatus } from './batch-content-status.ts'
import { carryContentRows } from './carry-content-rows.ts'
import { getPublishContent, setPublishResponse } from './publish-content.ts'
import { batchToPublish, submitToPublish } from './to-publish.ts'

const Status = OneOf(...CONTENT_STATUSES)

const toPublish = {
  uid: Label(100),
  platform: T.Optional(OneOf(...CHANNELS)),
  draft: T.Optional(T.Boolean({ description: 'leave it as a draft at the channel' })),
  activity: T.Optional(T.Boolean({ description: 'publish it to the running activity' })),
  priority: T.Optional(T.Integer({ minimum: -100, maximum: 100 })),
  again: T.Optional(T.Boolean({ description: 'publish once more what was published before' })),
}

export const carryContents = defineResource({
  ...carryContentRows,
  actions: {
    get_publish_content: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'publish:run',
      summary:
        'Claims the next item of the device’s account, with a lease and an attempt key; 204 when the queue is empty; 409 account_waiting (meta why, until), account_ended, lease_lost',
      touches: ['publish_contents', 'publish_attempts', 'publish_events'],
      query: Closed({ device_id: Id }),
      output: {
        kind: 'record',
        resource: 'publish_contents',
        orEmpty: true,
        schema: Closed({
          attempt_id: Id,
          attempt_key: Uuid,
          fence: Count,
          lease_expires_at: Instant,
          queue_left: Count,
        }),
      },
      run: getPublishContent,
    }),
    set_publish_response: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'publish:run',
      summary: 'Reports the result of an attempt; idempotent by attempt key, accepted late',
      touches: [
        'publish_contents',
        'publish_attempts',
        'publish_events',
        'carry_publishes',
        'studio_accounts',
      ],
      input: Closed({
        attempt_key: Uuid,
        outcome: OneOf(...OUTCOMES),
        feed_id: T.Optional(Label(200)),
        code: T.Optional(Text(100)),
        message: T.Optional(Text(2000)),
      }),
      output: { kind: 'record', resource: 'publish_contents' },
      run: setPublishResponse,
    }),
    submit_to_publish: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'content:publish',
      summary:
        'Puts a content into the publishing queue of an account; 409 already_queued, not_publishable, other_team',
      touches: ['publish_contents', 'publish_events', 'studio_accounts'],
      input: Closed(toPublish),
      output: { kind: 'record', resource: 'publish_contents' },
      status: 201,
      run: submitToPublish,
    }),
    batch_to_publish: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'content:publish',
      summary:
        'Puts up to 500 contents into the queue of an account, with a result for each; more go as a job by filter and expected count',
      touches: ['publish_contents', 'publish_events', 'studio_accounts', 'jobs'],
      input: Closed({
        ...toPublish,
        ids: T.Optional(Ids(500)),
        matching: T.Optional(Closed({ status: T.Optional(Status), source: T.Optional(Text(200)) })),
        expected_count: T.Optional(T.Integer({ minimum: 0, maximum: 100_000 })),
      }),
      output: { kind: 'data', schema: Closed({ ...BatchResult.properties, job_id: Nullable(Id) }) },
      run: batchToPublish,
    }),
    batch_content_status: action({
      on: 'collection',
      method: 'PUT',
      effect: 'write',
      may: 'content:review',
      summary:
        'Moves several contents to one status; those that may not move are reported, not fatal; what is trashed or rejected is paused in the queues',
      touches: ['carry_publishes', 'publish_contents', 'publish_events'],
      input: Closed({ ids: Ids(500), status: Status, reason: T.Optional(Text(500)) }),
      output: { kind: 'data', schema: BatchResult },
      run: batchContentStatus,
    }),
  },
})
