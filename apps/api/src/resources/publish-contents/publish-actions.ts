import T from 'typebox'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, IdOf, Instant, Label, OneOf, Text, Uuid } from '../../jsonapi/schema.ts'
import { OUTCOMES } from '../../workflows/ledger/report.ts'
import {
  beginGetContent,
  beginSetResponse,
  getPublishContent,
  prepareResponse,
  setPublishResponse,
} from './publish-content.ts'

/** An executor's report on an attempt. */
export const ReportFields = {
  device_id: Id,
  fence: Count,
  outcome: OneOf(...OUTCOMES),
  feed_id: T.Optional(Label(200)),
  code: T.Optional(Text(100)),
  message: T.Optional(Text(2000)),
}

const QUEUE = ['publish_contents', 'publish_attempts', 'publish_events'] as const

/**
 * The two ends of the publish ledger, under each family that the documents name: there is one queue.
 *
 * @param records  where the family's publishes are listed
 * @source domain: publish ledger
 */
export const publishActions = (records: 'carry_publishes' | 'smart_publishes') => ({
  get_publish_content: action({
    on: 'collection',
    method: 'GET',
    effect: 'write',
    may: 'publish:run',
    summary:
      'Claims the next item of the device’s account, with a lease and an attempt key; 204 when the queue is empty; 409 account_waiting (meta why, until, in_ms), account_ended, lease_lost',
    touches: QUEUE,
    query: Closed({ device_id: IdOf('devices') }),
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
    begin: beginGetContent,
    run: getPublishContent,
  }),
  set_publish_response: action({
    on: 'collection',
    method: 'POST',
    effect: 'write',
    may: 'publish:run',
    summary:
      'Reports the result of an attempt, from the device that claimed it, with its fence; idempotent by attempt key; late it is evidence and puts nothing back into the queue that may be live; 204 when the account was given to a colleague meanwhile and the item is not theirs to read; 403 not_the_executor, 409 not_submitted, feed_id_taken, 422 feed_id_required',
    touches: [...QUEUE, records, 'studio_accounts'],
    input: Closed({
      attempt_key: Uuid,
      ...ReportFields,
    }),
    output: { kind: 'record', resource: 'publish_contents', orEmpty: true },
    prepare: prepareResponse,
    begin: beginSetResponse,
    run: setPublishResponse,
  }),
})
