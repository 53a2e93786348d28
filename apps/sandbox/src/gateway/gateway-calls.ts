import { ACCOUNT_CALLS } from './calls/account-calls.ts'
import { CONTENT_CALLS } from './calls/content-calls.ts'
import type { GatewayCall } from './calls/gateway-call.ts'
import { GOODS_CALLS } from './calls/goods-calls.ts'
import { POST_CALLS } from './calls/post-calls.ts'
import { TRADE_CALLS } from './calls/trade-calls.ts'
import { Faults, FaultsBody, Health, Problem } from './gateway-schemas.ts'

/**
 * The calls that exist.
 *
 * @source domain: channel gateway
 */
export const GATEWAY_CALLS = [
  {
    id: 'gateway.health',
    method: 'GET',
    path: '/gateway/v1/health',
    summary: 'Tells that the gateway answers and the token is right.',
    answers: { 200: Health, 401: Problem },
  },
  ...ACCOUNT_CALLS,
  ...POST_CALLS,
  ...GOODS_CALLS,
  ...CONTENT_CALLS,
  ...TRADE_CALLS,
  {
    id: 'faults.get',
    method: 'GET',
    path: '/faults',
    summary: 'The planted faults, the switches of the channels, and how often each rule struck.',
    answers: { 200: Faults, 401: Problem },
  },
  {
    id: 'faults.put',
    method: 'PUT',
    path: '/faults',
    summary: 'Replaces the planted faults and switches; counters start again.',
    body: FaultsBody,
    answers: { 200: Faults, 401: Problem, 404: Problem, 413: Problem, 415: Problem, 422: Problem },
  },
] as const satisfies readonly GatewayCall[]

export type GatewayCallId = (typeof GATEWAY_CALLS)[number]['id']
