import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import { oneOf, references, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Json, Nullable, OneOf, Uuid } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { WEBHOOK_EVENTS } from '../webhooks/webhook-events.ts'
import { deliveriesWords } from './deliveries.words.ts'
import { replayDelivery } from './replay-delivery.ts'

const STATES = ['pending', 'delivered', 'failed'] as const

/**
 * Messages to webhooks, and their outcome.
 *
 * @source domain: operations beyond the seeds (deliveries)
 */
export const deliveries = defineResource({
  type: 'deliveries',
  label: THINGS.delivery,
  words: deliveriesWords,
  table: 'webhook_deliveries',
  attributes: Closed({
    webhook_id: Id,
    delivery_key: Uuid,
    event: T.String(),
    payload: Json,
    state: OneOf(...STATES),
    tries: Count,
    next_try_at: Nullable(Instant),
    response_status: Nullable(T.Integer()),
    error: Nullable(T.String()),
    replay_of: Nullable(Id),
    delivered_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  relations: { webhook: { type: 'webhooks', via: { ours: 'webhook_id' } } },
  filters: {
    webhook_id: references('webhook_id'),
    state: oneOf('state', STATES),
    event: oneOf('event', WEBHOOK_EVENTS),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    since: since('created_at'),
    until: until('created_at'),
    business_team_id: references('business_team_id'),
  },
  sorts: ['updated_at', 'created_at'],
  scope: ownTeam,
  trash: false,
  verbs: { list: 'webhook:read', get: 'webhook:read' },
  actions: {
    replay: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'webhook:edit',
      summary: 'Send the same again as a new delivery; the receiver sees a new delivery key.',
      output: { kind: 'record' },
      status: 201,
      run: replayDelivery,
    }),
  },
})
