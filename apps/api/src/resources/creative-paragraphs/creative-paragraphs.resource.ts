import T from 'typebox'
import { code, equals, flag, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Id, IdOf, Instant, Label, Nullable, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { guardPoolTeam, poolPartDefaults } from '../../workflows/pool-team.ts'
import { creativeParagraphsWords } from './creative-paragraphs.words.ts'

const written = {
  seed: T.Optional(Text(100)),
  category: T.Optional(Text(100)),
  source: T.Optional(Text(100)),
  checked: T.Optional(T.Boolean()),
  business_pool_id: T.Optional(Nullable(IdOf('business_pools'))),
}

export const creativeParagraphs = defineResource({
  type: 'creative_paragraphs',
  label: { zh: '创意段落', en: 'creative paragraph' },
  words: creativeParagraphsWords,
  table: 'creative_paragraphs',
  attributes: Closed({
    seed: T.String({ description: 'the word the paragraph grew from' }),
    text: T.String(),
    category: T.String(),
    source: T.String(),
    checked: T.Boolean(),
    business_pool_id: Nullable(Id),
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  relations: {
    business_pool: { type: 'business_pools', via: { ours: 'business_pool_id' } },
    user: { type: 'users', via: { ours: 'user_id' } },
  },
  filters: {
    seed: equals('seed'),
    search: search('text', 'seed'),
    category: equals('category'),
    source: code('source'),
    checked: flag('checked'),
    business_pool_id: references('business_pool_id'),
    user_id: references('user_id'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at'],
  scope: ownTeam,
  verbs: {
    list: 'creative:read',
    get: 'creative:read',
    create: 'creative:edit',
    update: 'creative:edit',
    delete: 'creative:edit',
  },
  create: Closed({ text: Label(5000), ...written }),
  update: Closed({ text: T.Optional(Label(5000)), ...written }),
  defaults: poolPartDefaults,
  guard: guardPoolTeam,
  touches: ['business_pools'],
})
