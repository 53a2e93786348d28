import { sql } from 'kysely'
import T from 'typebox'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Label } from '../../jsonapi/schema.ts'
import { Statistics, statistics, statisticsQuery } from '../../workflows/statistics.ts'
import { findDuplicates } from './find-duplicates.ts'
import { materialRows } from './material-rows.ts'
import {
  Desc,
  OfMaterial,
  Paragraphs,
  Pictures,
  Rates,
  getMaterialCreative,
  getMaterialDesc,
  getMaterialParagraphs,
  getMaterialRate,
} from './material-texts.ts'
import { RecommendQuery, Recommended, getMaterialRecommend } from './recommend.ts'
import { searchAnyPool, searchPool } from './search-pool.ts'

const reads = { on: 'collection', method: 'GET', effect: 'read', may: 'material:read' } as const
const Range = statisticsQuery(materialRows)

const POOL = { groups: ['source', 'status', 'category', 'pooling'] }

const DAREN = { groups: ['source_user', 'status', 'op_name', 'source'] }

const SOURCE = { groups: ['status', 'category', 'matching_type', 'channel_available', 'op_name'] }

/** Calls that read materials and platforms' offers. */
export const readingActions = {
  get_material_desc: action({
    ...reads,
    summary: 'The descriptions of a material, the newest first',
    query: OfMaterial,
    output: { kind: 'data', schema: Desc },
    run: getMaterialDesc,
  }),
  get_material_paragraphs: action({
    ...reads,
    summary: 'The paragraphs of a material, in their order',
    query: OfMaterial,
    output: { kind: 'data', schema: Paragraphs },
    run: getMaterialParagraphs,
  }),
  get_material_recommend: action({
    ...reads,
    summary:
      'Titles, paragraphs, covers and pictures to write about a material with, and the materials most like it; without a material: a draw from the random pool',
    query: RecommendQuery,
    output: { kind: 'data', schema: Recommended },
    run: getMaterialRecommend,
  }),
  get_material_rate: action({
    ...reads,
    summary: 'What buyers wrote about a material and its items, the best first, with the average',
    query: OfMaterial,
    output: { kind: 'data', schema: Rates },
    run: getMaterialRate,
  }),
  get_material_creative: action({
    ...reads,
    summary: 'The pictures of a material, in the order they are used',
    query: OfMaterial,
    output: { kind: 'data', schema: Pictures },
    run: getMaterialCreative,
  }),
  source_pool_status: action({
    ...reads,
    summary: 'How many materials each source pool holds, by status, category and random pool',
    query: Range,
    output: { kind: 'data', schema: Statistics(POOL) },
    run: (context, { query }) =>
      statistics(context, materialRows, {
        ...POOL,
        on: 'created_at',
        query,
      }),
  }),
  daren_detail_status: action({
    ...reads,
    summary: 'The materials that came from outside creators, by creator, status and who collected',
    query: Range,
    output: { kind: 'data', schema: Statistics(DAREN) },
    run: (context, { query }) =>
      statistics(context, materialRows, {
        ...DAREN,
        on: 'created_at',
        where: sql<boolean>`t.source_user <> ''`,
        query,
      }),
  }),
  source_detail_status: action({
    ...reads,
    summary: 'The materials of one source, by status, category, way of matching and availability',
    query: Closed({
      ...Range.properties,
      source: T.String({ ...Label(50), examples: ['taobaoke'] }),
    }),
    output: { kind: 'data', schema: Statistics(SOURCE) },
    run: (context, { query }) =>
      statistics(context, materialRows, {
        ...SOURCE,
        on: 'created_at',
        where: sql<boolean>`t.source = ${query.source}`,
        query,
      }),
  }),
  search_pool: searchAnyPool,
  find_duplicates: findDuplicates,
  search_taobaoke_material: searchPool('taobaoke', 'goods', {
    method: 'POST',
    summary: 'Searches the products of Taobaoke; nothing is stored',
  }),
  search_guanghe_pool: searchPool('guanghe', 'content', {
    method: 'GET',
    summary: 'Searches the pool of Guanghe, pieces unless goods are asked for; nothing is stored',
  }),
  search_dewu_pool: searchPool('dewu', 'goods', {
    method: 'GET',
    summary: 'Searches the pool of Dewu, goods unless pieces are asked for; nothing is stored',
  }),
  search_goudong_pool: searchPool('goudong', 'goods', {
    method: 'GET',
    summary: 'Searches the pool of Goudong, goods unless pieces are asked for; nothing is stored',
  }),
}
