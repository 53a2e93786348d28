import { CHANNELS } from '@omc/core'
import { says } from '@omc/core/problems'
import T from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { fieldLabel } from '../../jsonapi/field-labels.ts'
import { flag, oneOf, references, search } from '../../jsonapi/filters.ts'
import { defineResource, type Change } from '../../jsonapi/resource.ts'
import { Closed, Count, Instant, Label, OneOf, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { problem, refusal } from '../../kernel/problem.ts'
import { channelRulesWords } from './channel-rules.words.ts'

const BannedWords = T.Array(
  Closed({
    word: Label(50),
    level: T.Enum(['forbid', 'warn'], {
      type: 'string',
      description: 'forbid: may not be published; warn: the author is told',
    }),
    suggestion: T.String({ maxLength: 100, description: 'what to write instead; may be empty' }),
    reason: Text(200),
  }),
  { maxItems: 1000 },
)

const limit = (description: string, maximum: number) =>
  T.Integer({ minimum: 0, maximum, description })

const limits = {
  title_min: limit('characters', 200),
  title_max: limit('characters', 200),
  desc_max: limit('characters', 10_000),
  paragraphs_max: limit('paragraphs', 200),
  images_min: limit('images', 100),
  images_max: limit('images', 100),
  image_ratios: T.Array(T.String({ pattern: '^[1-9][0-9]?:[1-9][0-9]?$', examples: ['3:4'] }), {
    maxItems: 10,
    uniqueItems: true,
    description: 'empty: any',
  }),
  topics_max: limit('topics', 50),
  items_max: limit('products', 100),
  banned_words: BannedWords,
  enabled: T.Boolean({ description: 'rules that are off are not looked at' }),
  remark: Text(500),
}

/**
 * Rules of each channel: limits and banned words, as the team's own data. A new team starts with
 * the defaults.
 *
 * @source domain: operations beyond the seeds (channel_rules)
 */
export const channelRules = defineResource({
  type: 'channel_rules',
  label: { zh: '渠道规则', en: 'channel rule' },
  words: channelRulesWords,
  table: 'channel_rules',
  attributes: Closed({
    channel: OneOf(...CHANNELS),
    ...limits,
    banned_words_count: Count,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: { banned_words_count: 'jsonb_array_length(t.banned_words)' },
  filters: {
    channel: oneOf('channel', CHANNELS),
    enabled: flag('enabled'),
    business_team_id: references('business_team_id'),
    search: search('channel', 'remark'),
  },
  sorts: ['updated_at', 'channel'],
  scope: ownTeam,
  verbs: { list: 'rule:read', get: 'rule:read', update: 'rule:edit' },
  update: T.Partial(Closed(limits), { additionalProperties: false }),
  guard: refuseContradiction,
})

const PAIRS = [
  ['title_min', 'title_max'],
  ['images_min', 'images_max'],
] as const

/** @throws Problem 422 `limits_crossed`, `word_twice`, naming the field */
async function refuseContradiction(_context: Context, change: Change) {
  if (change.verb !== 'update') return
  const next = { ...change.before, ...change.values }
  for (const [least, most] of PAIRS) {
    if (Number(next[least]) <= Number(next[most])) continue
    const field = least in change.values ? least : most
    const [low, high] = [fieldLabel(least), fieldLabel(most)]
    throw problem(
      'limits_crossed',
      { low, high: { ...high, en: high.en.toLowerCase() } },
      {
        source: { pointer: `/data/attributes/${field}` },
      },
    )
  }
  const words = Array.isArray(change.values.banned_words) ? change.values.banned_words : []
  const seen = new Set<string>()
  for (const [at, one] of words.entries()) {
    // The schema of the body has proved this shape.
    const word = (one as { word: string }).word.trim().toLowerCase()
    if (word === '' || seen.has(word))
      throw refusal(word === '' ? says('empty_word') : says('word_twice', { word }), {
        source: { pointer: `/data/attributes/banned_words/${at}/word` },
      })
    seen.add(word)
  }
}
