import T from 'typebox'
import { actorOf } from '../../jsonapi/context.ts'
import { equals, flag, overlaps, references, search } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Instant, Label, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'
import { sealSecret } from './seal-secret.ts'
import { WEBHOOK_EVENTS } from './webhook-events.ts'
import { webhooksWords } from './webhooks.words.ts'

const Events = T.Array(OneOf(...WEBHOOK_EVENTS), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  uniqueItems: true,
})
const Address = T.String({
  minLength: 8,
  maxLength: 2000,
  description: 'http(s) address on the open internet',
  examples: ['https://example.com/hooks/omc'],
})
const Secret = T.String({
  minLength: 16,
  maxLength: 200,
  writeOnly: true,
  description: 'signs each delivery (HMAC-SHA256 of "<timestamp>.<body>"); never shown again',
  examples: ['a-secret-of-16-characters'],
})

/**
 * Addresses outside that are told what happened. Each delivery is signed, sent again with growing
 * waits until it is taken, and stands in `deliveries`.
 *
 * @source domain: operations beyond the seeds (webhooks); reliability T12
 */
export const webhooks = defineResource({
  type: 'webhooks',
  label: { zh: '回调', en: 'webhook' },
  words: webhooksWords,
  table: 'webhooks',
  attributes: Closed({
    name: T.String(),
    url: T.String(),
    events: T.Array(T.String()),
    has_secret: T.Boolean(),
    secret_set_at: Nullable(Instant),
    enabled: T.Boolean(),
    failure_count: T.Integer({
      minimum: 0,
      description: 'deliveries given up since the last success',
    }),
    disabled_why: Nullable(T.String()),
    last_delivered_at: Nullable(Instant),
    pending_count: Count,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    has_secret: 't.secret_sealed is not null',
  },
  counted: {
    pending_count: `select count(*)::int from webhook_deliveries d where d.webhook_id = t.id and d.state = 'pending'`,
  },
  filters: {
    search: search('name', 'url'),
    enabled: flag('enabled'),
    events: overlaps('events'),
    url: equals('url'),
    business_team_id: references('business_team_id'),
  },
  sorts: ['updated_at', 'name'],
  scope: ownTeam,
  verbs: {
    list: 'webhook:read',
    get: 'webhook:read',
    create: 'webhook:edit',
    update: 'webhook:edit',
    delete: 'webhook:edit',
  },
  create: Closed({
    name: Label(60),
    url: Address,
    events: Events,
    secret: Secret,
    enabled: T.Optional(T.Boolean()),
  }),
  update: Closed({
    name: T.Optional(Label(60)),
    url: T.Optional(Address),
    events: T.Optional(Events),
    secret: T.Optional(Secret),
    enabled: T.Optional(T.Boolean()),
  }),
  stored: {
    secret: sealSecret,
    // Enabling it again resets the failures.
    enabled: (value) =>
      value === true ? { enabled: true, failure_count: 0, disabled_why: null } : { enabled: false },
  },
  defaults: async (context) => ({ user_id: actorOf(context).userId }),
  guard: async ({ services }, change) => {
    if (change.verb !== 'create' && change.verb !== 'update') return
    const { url } = change.values
    const checked = typeof url === 'string' ? services.outbound.check(url) : undefined
    if (checked?.tag === 'refused')
      throw problem(
        'address_not_allowed',
        { why: checked.why },
        { source: { pointer: '/data/attributes/url' } },
      )
  },
})
