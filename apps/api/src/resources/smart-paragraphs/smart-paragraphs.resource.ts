import T from 'typebox'
import { code, search } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Nullable } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { smartParagraphsWords } from './smart-paragraphs.words.ts'

/** Texts about a product, listed below its pool. */
export const smartParagraphs = defineResource({
  type: 'smart_paragraphs',
  label: { zh: '智能段落', en: 'smart paragraph' },
  words: smartParagraphsWords,
  table: 'smart_paragraphs',
  attributes: Closed({
    text: T.String(),
    source: T.String(),
    outside_id: Nullable(T.String()),
    score: Nullable(T.Number({ description: '0 to 5, of opinions' })),
    images: T.Array(T.String()),
    business_pool_id: Id,
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  relations: { business_pool: { type: 'business_pools', via: { ours: 'business_pool_id' } } },
  filters: { search: search('text'), source: code('source') },
  sorts: ['updated_at', 'created_at'],
  scope: ownTeam,
  verbs: { delete: 'creative:edit' },
  touches: ['business_pools'],
})
