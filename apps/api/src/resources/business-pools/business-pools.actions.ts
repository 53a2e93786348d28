import { PLATFORMS } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import { trashRows } from '../../jsonapi/change-rows.ts'
import { action, type Resource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  Id,
  IdOf,
  IdsOf,
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { DeriveResult } from '../../workflows/derive-rows.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { statisticsQuery } from '../../workflows/statistics.ts'
import { creativeMaterials } from '../creative-materials/creative-materials.resource.ts'
import { creativeParagraphs } from '../creative-paragraphs/creative-paragraphs.resource.ts'
import { BenchmarkAnswer, askForBenchmark, keepBenchmark } from './benchmark-pools.ts'
import type { BenchmarkKind } from './benchmark.ts'
import { AvailableAnswer, askAvailable, keepAvailable } from './check-available.ts'
import { CreativeContentStatistics, creativeContentStatistics } from './content-statistics.ts'
import { generateContents } from './generate-contents.ts'
import { RatesAnswer, askGoodsRate, askPoolRate, keepPoolRate } from './goudong-rate.ts'
import { ParagraphsAnswer, getParagraphs } from './pool-parts.ts'
import { CandidatesAnswer, askForParagraphs, showParagraphs } from './search-paragraphs.ts'
import { getYouhaohuoPool } from './youhaohuo-pool.ts'

const Cleared = Closed({ count: Count, undo_id: Nullable(Id) })
const OfPool = Closed({ business_pool_id: IdOf('business_pools') })
const ItemId = T.String({ minLength: 1, maxLength: 64, examples: ['610000097'] })
const MAX_PAGES = 20

/** Actions of pools in addition to the generic verbs. */
export const createPoolActions = (pools: () => Resource) => ({
  ...channelActions(pools),
  ...textActions,
  ...partActions,
  ...choosingActions,
  benchmark_goudong: benchmark(pools, 'goods'),
  benchmark_contents: benchmark(pools, 'content'),
  sync_commerce_items: syncCommerceItems,
})

/** Calls that read channels about a product. */
const channelActions = (pools: () => Resource) => ({
  check_available: action({
    on: 'collection',
    method: 'GET',
    effect: 'write',
    may: 'pool:edit',
    summary:
      'Asks the channel whether a product can be worked with, and why not; the pool of the product keeps the answer',
    query: Closed({ source: OneOf(...PLATFORMS), item_id: ItemId }),
    output: { kind: 'data', schema: AvailableAnswer },
    prepare: askAvailable,
    run: (context, call) => keepAvailable(context, pools(), call),
  }),
  sync_goudong_rate: action({
    on: 'record',
    method: 'GET',
    effect: 'write',
    may: 'pool:edit',
    summary:
      'Asks goudong what buyers say of the product: the share of good opinions stands on the pool, each opinion becomes a smart paragraph, once',
    touches: ['smart_paragraphs'],
    output: { kind: 'record' },
    prepare: askPoolRate,
    run: (context, call) => keepPoolRate(context, pools(), call),
  }),
  goudong_goods_rate: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'pool:read',
    summary: 'What buyers at goudong say of a product; nothing is stored',
    query: Closed({ item_id: ItemId }),
    output: { kind: 'data', schema: RatesAnswer },
    prepare: askGoodsRate,
    run: async (_context, { found }) => found,
  }),
})

/** The texts of a pool, and the contents made of them. */
const textActions = {
  get_paragraphs: action({
    on: 'record',
    method: 'GET',
    effect: 'read',
    may: 'pool:read',
    summary:
      'The texts of a pool that contents are made from: written ones before buyers’ opinions',
    query: Closed({ checked: T.Optional(T.Boolean()) }),
    output: { kind: 'data', schema: ParagraphsAnswer },
    run: getParagraphs,
  }),
  generate_contents: action({
    on: 'record',
    method: 'POST',
    effect: 'write',
    may: 'content:edit',
    summary:
      'Makes smart contents of the pool’s images and checked texts, one for each serial number from range[0] to range[1]; a number made before is answered as it stands; 409 nothing_to_use, 422 invalid_range',
    touches: ['smart_contents'],
    input: Closed({
      range: T.Array(T.Integer({ minimum: 1, maximum: 10_000 }), {
        minItems: 2,
        maxItems: 2,
        examples: [[1, 3]],
      }),
    }),
    output: { kind: 'data', schema: DeriveResult },
    run: generateContents,
  }),
  search_creative_paragraphs: action({
    on: 'record',
    method: 'POST',
    effect: 'read',
    may: 'pool:read',
    summary: 'Looks for what others wrote about the product at its platform; nothing is stored',
    input: Closed({
      seed: T.Optional(Text(100)),
      platform: T.Optional(OneOf(...PLATFORMS)),
      size: T.Optional(T.Integer({ minimum: 1, maximum: 50 })),
    }),
    output: { kind: 'data', schema: CandidatesAnswer },
    prepare: askForParagraphs,
    run: showParagraphs,
  }),
}

/** The images and texts that a pool holds. */
const partActions = {
  clear_creative_materials: action({
    on: 'collection',
    method: 'GET',
    effect: 'write',
    may: 'creative:edit',
    summary: 'Moves the images of a pool to the trash',
    touches: ['creative_materials'],
    query: OfPool,
    output: { kind: 'data', schema: Cleared },
    run: (context, { query }) =>
      trashRows(context, {
        operation: 'business_pools.clear_creative_materials',
        resource: creativeMaterials,
        where: sql<boolean>`t.business_pool_id = ${query.business_pool_id}`,
      }),
  }),
  clear_creative_paragraphs: action({
    on: 'collection',
    method: 'GET',
    effect: 'write',
    may: 'creative:edit',
    summary: 'Moves the creative paragraphs of a pool to the trash',
    touches: ['creative_paragraphs'],
    query: OfPool,
    output: { kind: 'data', schema: Cleared },
    run: (context, { query }) =>
      trashRows(context, {
        operation: 'business_pools.clear_creative_paragraphs',
        resource: creativeParagraphs,
        where: sql<boolean>`t.business_pool_id = ${query.business_pool_id}`,
      }),
  }),
}

/** Recommended products to write about. */
const choosingActions = {
  creative_content_statistics: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'pool:read',
    summary: 'Counts of the contents made of pools by status, category and source, and by day',
    query: Closed({
      ...statisticsQuery({ verbs: {} }).properties,
      business_pool_id: T.Optional(IdOf('business_pools')),
    }),
    output: { kind: 'data', schema: CreativeContentStatistics },
    run: creativeContentStatistics,
  }),
  get_youhaohuo_pool: action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may: 'pool:read',
    summary:
      'The youhaohuo product to write about next: available, with images, and with the fewest contents; 204 when there is none',
    query: Closed({ category: T.Optional(Text(100)) }),
    output: { kind: 'record', orEmpty: true },
    run: getYouhaohuoPool,
  }),
}

const syncCommerceItems = action({
  on: 'collection',
  method: 'POST',
  effect: 'write',
  may: 'pool:edit',
  summary:
    'Starts a job that takes goods of a platform into the pools; goods that are there are renewed',
  touches: ['jobs'],
  input: Closed({
    platform: OneOf(...PLATFORMS),
    q: T.Optional(Text(100)),
    category: T.Optional(Text(100)),
    pool: T.Optional(Label(100)),
    pages: T.Optional(T.Integer({ minimum: 1, maximum: MAX_PAGES })),
  }),
  output: { kind: 'record', resource: 'jobs' },
  status: 201,
  run: async (context, { input }) => ({
    id: await startJob(context, {
      kind: 'sync_pool_items',
      input,
      operation: 'business_pools.sync_commerce_items',
    }),
  }),
})

function benchmark(pools: () => Resource, kind: BenchmarkKind) {
  const what = kind === 'goods' ? 'similar goods at goudong' : 'contents about its product'
  return action({
    on: 'collection',
    method: 'GET',
    effect: 'write',
    may: 'pool:edit',
    summary: `Compares pools with ${what}: one at once, several as a job`,
    touches: ['jobs'],
    query: Closed({ ids: IdsOf('business_pools', 500) }),
    output: { kind: 'data', schema: BenchmarkAnswer },
    prepare: askForBenchmark(kind),
    run: (context, { query, found }) => keepBenchmark(context, pools(), { kind, query, found }),
  })
}
