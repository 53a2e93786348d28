import { CardParams, CardUseBody, IdList, Paging, PlatformParams } from '../catalogue-inputs.ts'
import {
  AuthorContent,
  Backbone,
  Card,
  CardUse,
  Group,
  ListOf,
  Metrics,
  PageOf,
} from '../catalogue-schemas.ts'
import { Account, AccountParams, Problem } from '../gateway-schemas.ts'
import { ACCOUNT, PLATFORM, READ_REFUSED } from './gateway-call.ts'
import type { GatewayCall } from './gateway-call.ts'

/** Accounts and their posts. */
export const ACCOUNT_CALLS = [
  {
    id: 'accounts.list',
    method: 'GET',
    path: `${PLATFORM}/accounts`,
    summary: 'Lists the accounts that the login of the gateway gives access to.',
    params: PlatformParams,
    query: Paging,
    answers: { 200: PageOf(Account), ...READ_REFUSED },
  },
  {
    id: 'accounts.get',
    method: 'GET',
    path: ACCOUNT,
    summary: 'Verifies an account: profile, right to publish, end of the login.',
    params: AccountParams,
    answers: { 200: Account, ...READ_REFUSED },
  },
  {
    id: 'accounts.groups',
    method: 'GET',
    path: `${ACCOUNT}/groups`,
    summary: 'Lists the groups an account puts its members in.',
    params: AccountParams,
    answers: { 200: ListOf(Group), ...READ_REFUSED },
  },
  {
    id: 'accounts.backbone',
    method: 'GET',
    path: `${ACCOUNT}/backbone`,
    summary: 'What a creator account stands on: level, credit, followers, posts of the month.',
    params: AccountParams,
    answers: { 200: Backbone, ...READ_REFUSED },
  },
  {
    id: 'accounts.videos',
    method: 'GET',
    path: `${ACCOUNT}/videos`,
    summary: 'Lists the video pieces of an account, newest first.',
    params: AccountParams,
    query: Paging,
    answers: { 200: PageOf(AuthorContent), ...READ_REFUSED },
  },
  {
    id: 'accounts.metrics',
    method: 'GET',
    path: `${ACCOUNT}/metrics`,
    summary:
      'Figures of own posts, for up to 100 feed ids by comma; ids that are no post are left out.',
    params: AccountParams,
    query: { feed_ids: IdList },
    answers: { 200: ListOf(Metrics), ...READ_REFUSED },
  },
  {
    id: 'cards.list',
    method: 'GET',
    path: `${ACCOUNT}/cards`,
    summary: 'Lists the cards of an account that lift the reach of a post.',
    params: AccountParams,
    answers: { 200: ListOf(Card), ...READ_REFUSED },
  },
  {
    id: 'cards.use',
    method: 'POST',
    path: `${ACCOUNT}/cards/{card_id}/use`,
    summary: 'Uses a card on a post. A repeat with the same key uses nothing and answers the same.',
    params: CardParams,
    body: CardUseBody,
    answers: { 200: CardUse, ...READ_REFUSED, 413: Problem, 415: Problem },
  },
] as const satisfies readonly GatewayCall[]
