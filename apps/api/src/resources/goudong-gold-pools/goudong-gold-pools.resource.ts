import T from 'typebox'
import { equals, flag, isSet, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Nullable, Yuan } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { bulkAction } from '../../workflows/bulk/bulk-action.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { goudongGoldPoolsWords } from './goudong-gold-pools.words.ts'
import { transferToCarry } from './transfer-to-carry.ts'

/**
 * Goods of the rankings; the job of the rankings brings them in.
 *
 * @source resources spec §7 (goudong_gold_pools); domain: words (gold pool)
 */
export const goudongGoldPools: Resource = defineResource({
  type: 'goudong_gold_pools',
  label: { zh: '金榜商品', en: 'gold-list product' },
  words: goudongGoldPoolsWords,
  table: 'goudong_gold_pools',
  attributes: Closed({
    goudong_gold_rank_id: Id,
    rank_name: T.String(),
    rank_no: T.Integer({ minimum: 1, description: 'place in the ranking' }),
    item_id: T.String({ description: 'id at the platform' }),
    platform: T.String(),
    title: T.String(),
    shop_title: T.String(),
    pic_url: T.String(),
    item_url: T.String(),
    images: T.Array(T.String()),
    category: T.String(),
    brand: T.String(),
    sales: Count,
    price: Yuan,
    commission_rate: T.Number(),
    commission_price: Yuan,
    available: T.Boolean(),
    synced_at: Nullable(Instant),
    transferred_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    price: '(t.price_fen / 100.0)::float8',
    commission_rate: 't.commission_rate::float8',
    commission_price: '(t.commission_price_fen / 100.0)::float8',
  },
  relations: {
    goudong_gold_rank: { type: 'goudong_gold_ranks', via: { ours: 'goudong_gold_rank_id' } },
  },
  filters: {
    search: search('title', 'shop_title', 'brand', 'item_id'),
    goudong_gold_rank_id: references('goudong_gold_rank_id'),
    rank_name: equals('rank_name'),
    category: equals('category'),
    brand: equals('brand'),
    available: flag('available'),
    transferred: isSet('transferred_at'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at', 'rank_no', 'sales', 'commission_rate'],
  scope: ownTeam,
  verbs: { list: 'gold:read', get: 'gold:read' },
  actions: {
    transfer_to_carry: bulkAction({
      of: () => goudongGoldPools,
      title: { zh: '批量转为素材', en: 'Making materials' },
      operation: 'goudong_gold_pools.transfer_to_carry',
      answer: DeriveResult,
      method: 'POST',
      may: 'material:edit',
      summary:
        'Makes a material with its product pick of each; what was collected before is answered as existing. Failures: not_found, unavailable, taken',
      touches: ['carry_materials', 'carry_items'],
      status: 201,
      run: (context, { input }) => transferToCarry(context, goudongGoldPools, input.ids),
    }),
  },
})
