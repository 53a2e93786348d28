import T from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { flag, search } from '../../jsonapi/filters.ts'
import { defineResource, type Change } from '../../jsonapi/resource.ts'
import { Closed, Count, Instant, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { acrossTeams } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'
import { channelsWords } from './channels.words.ts'
import { sealToken } from './seal-token.ts'

const CAPABILITIES = ['publish', 'draft', 'lookup', 'remove'] as const

const Capabilities = T.Array(OneOf(...CAPABILITIES), {
  maxItems: CAPABILITIES.length,
  uniqueItems: true,
})
const Address = T.String({
  minLength: 8,
  maxLength: 2000,
  pattern: '^https?://',
  description: 'http(s) address without a query',
  examples: ['https://gateway.example.com/v1'],
})
const Page = T.String({
  maxLength: 2000,
  pattern: '^(https?://.+)?$',
  description: 'http(s) address; empty: nothing is published at the channel',
  examples: ['https://creator.example.com'],
})
const Token = T.String({
  minLength: 8,
  maxLength: 2000,
  writeOnly: true,
  description: 'sent to the gateway as a bearer token; never shown again',
  examples: ['a-token-of-the-gateway'],
})

/**
 * The channels of this installation: where each is asked, whether it is on, what it offers. They are
 * of no team, so only people who work across teams administer them.
 *
 * @source domain: channel gateway (`{name, base_url, token, enabled, capabilities}`); screens §5, 9
 */
export const channels = defineResource({
  type: 'channels',
  label: { zh: '渠道', en: 'channel' },
  words: channelsWords,
  table: 'channels',
  attributes: Closed({
    name: T.String(),
    title_zh: T.String(),
    title_en: T.String(),
    base_url: T.String(),
    frame_url: T.String(),
    enabled: T.Boolean(),
    has_token: T.Boolean(),
    token_set_at: Nullable(Instant),
    capabilities: Capabilities,
    accounts_count: Count,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    has_token: 't.token_sealed is not null',
    capabilities: `array(select c.name from jsonb_each(t.capabilities) c(name, has)
      where c.has = 'true' order by array_position(array['${CAPABILITIES.join("','")}'], c.name))`,
  },
  counted: {
    accounts_count: `select count(*)::int from studio_accounts a where a.platform = t.name and a.deleted_at is null`,
  },
  filters: {
    search: search('name', 'title_zh', 'title_en', 'base_url'),
    enabled: flag('enabled'),
  },
  sorts: ['updated_at', 'name'],
  scope: acrossTeams,
  trash: false,
  verbs: { list: 'channel:read', get: 'channel:read', update: 'channel:edit' },
  update: Closed({
    base_url: T.Optional(Address),
    frame_url: T.Optional(Page),
    token: T.Optional(Token),
    enabled: T.Optional(T.Boolean()),
    capabilities: T.Optional(Capabilities),
  }),
  stored: {
    token: sealToken,
    capabilities: (value) => ({
      capabilities: JSON.stringify(
        Object.fromEntries(
          CAPABILITIES.map((name) => [name, Array.isArray(value) && value.includes(name)]),
        ),
      ),
    }),
  },
  guard: checkAddresses,
})

/**
 * @throws Problem 422 `address_not_allowed` for what is no address; `token_needed` naming the token
 *   when the address leads to another server
 */
async function checkAddresses(_context: Context, change: Change) {
  if (change.verb !== 'update') return
  const { base_url: next, frame_url: page, token } = change.values
  for (const [name, address] of Object.entries({ base_url: next, frame_url: page }))
    if (typeof address === 'string' && address !== '' && !URL.canParse(address))
      throw notAnAddress(name)
  const { base_url: now, token_sealed: sealed } = change.before
  if (typeof next !== 'string' || token !== undefined || sealed === null) return
  if (new URL(next).origin === URL.parse(String(now))?.origin) return
  throw problem('token_needed', {}, { source: { pointer: '/data/attributes/token' } })
}

const notAnAddress = (name: string) =>
  problem(
    'address_not_allowed',
    { why: 'not an address' },
    { source: { pointer: `/data/attributes/${name}` } },
  )
