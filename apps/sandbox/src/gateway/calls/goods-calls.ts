import { GoodsQuery, IdList, IdParams, PlatformParams, RanksQuery } from '../catalogue-inputs.ts'
import { Availability, Goods, ListOf, PageOf, RankedGoods, Rates } from '../catalogue-schemas.ts'
import { PLATFORM, READ_REFUSED } from './gateway-call.ts'
import type { GatewayCall } from './gateway-call.ts'

/** Goods of the platform's catalogue. */
export const GOODS_CALLS = [
  {
    id: 'goods.search',
    method: 'GET',
    path: `${PLATFORM}/goods`,
    summary: 'Searches the catalogue by text, category and pool.',
    params: PlatformParams,
    query: GoodsQuery,
    answers: { 200: PageOf(Goods), ...READ_REFUSED },
  },
  {
    id: 'goods.availability',
    method: 'GET',
    path: `${PLATFORM}/goods-availability`,
    summary: 'Whether goods are on sale and at which price, for up to 100 ids by comma.',
    params: PlatformParams,
    query: { item_ids: IdList },
    answers: { 200: ListOf(Availability), ...READ_REFUSED },
  },
  {
    id: 'goods.get',
    method: 'GET',
    path: `${PLATFORM}/goods/{item_id}`,
    summary: 'One product.',
    params: IdParams('item_id'),
    answers: { 200: Goods, ...READ_REFUSED },
  },
  {
    id: 'goods.rates',
    method: 'GET',
    path: `${PLATFORM}/goods/{item_id}/rates`,
    summary: 'What buyers say of a product.',
    params: IdParams('item_id'),
    answers: { 200: Rates, ...READ_REFUSED },
  },
  {
    id: 'ranks.list',
    method: 'GET',
    path: `${PLATFORM}/ranks`,
    summary: 'Ranked goods of a list by name, the first first.',
    params: PlatformParams,
    query: RanksQuery,
    answers: { 200: PageOf(RankedGoods), ...READ_REFUSED },
  },
] as const satisfies readonly GatewayCall[]
