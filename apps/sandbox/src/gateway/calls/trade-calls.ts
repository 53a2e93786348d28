import {
  CreatorsQuery,
  IdParams,
  OrdersQuery,
  Paging,
  PlatformParams,
} from '../catalogue-inputs.ts'
import {
  Creator,
  CreatorTag,
  Crowd,
  ListOf,
  Order,
  PageOf,
  Relation,
} from '../catalogue-schemas.ts'
import { PLATFORM, READ_REFUSED } from './gateway-call.ts'
import type { GatewayCall } from './gateway-call.ts'

/** Orders, team relations, outside creators and audiences. */
export const TRADE_CALLS = [
  {
    id: 'orders.list',
    method: 'GET',
    path: `${PLATFORM}/orders`,
    summary: 'Lists orders of a range of days, both included, oldest first; at most 92 days.',
    params: PlatformParams,
    query: OrdersQuery,
    answers: { 200: PageOf(Order), ...READ_REFUSED },
  },
  {
    id: 'relations.list',
    method: 'GET',
    path: `${PLATFORM}/relations`,
    summary: 'Lists who is bound to the team of the login, and since when.',
    params: PlatformParams,
    query: Paging,
    answers: { 200: PageOf(Relation), ...READ_REFUSED },
  },
  {
    id: 'creators.search',
    method: 'GET',
    path: `${PLATFORM}/creators`,
    summary: 'Searches outside creators by name, tag or area.',
    params: PlatformParams,
    query: CreatorsQuery,
    answers: { 200: PageOf(Creator), ...READ_REFUSED },
  },
  {
    id: 'creators.get',
    method: 'GET',
    path: `${PLATFORM}/creators/{creator_id}`,
    summary: 'One outside creator.',
    params: IdParams('creator_id'),
    answers: { 200: Creator, ...READ_REFUSED },
  },
  {
    id: 'creators.tags',
    method: 'GET',
    path: `${PLATFORM}/creator-tags`,
    summary: 'The two levels of tags that creators carry.',
    params: PlatformParams,
    answers: { 200: ListOf(CreatorTag), ...READ_REFUSED },
  },
  {
    id: 'crowds.list',
    method: 'GET',
    path: `${PLATFORM}/crowds`,
    summary: 'Lists audience groups.',
    params: PlatformParams,
    query: Paging,
    answers: { 200: PageOf(Crowd), ...READ_REFUSED },
  },
] as const satisfies readonly GatewayCall[]
