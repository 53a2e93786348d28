import type { TProperties, TSchema } from 'typebox'
import {
  Account,
  AccountParams,
  FaultsBody,
  Faults,
  Health,
  Image,
  ImageBody,
  OwnPost,
  OwnPosts,
  PostParams,
  PostsQuery,
  Problem,
  PublishBody,
} from './gateway-schemas.ts'

/** One call of the channel gateway; routes and the API description are printed from the rows. */
export type GatewayCall = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for parameters. */
  readonly path: string
  readonly summary: string
  readonly params?: TProperties
  readonly query?: TProperties
  readonly body?: TSchema
  /** Largest body in bytes. */
  readonly bodyLimit?: number
  readonly answers: Readonly<Record<number, TSchema>>
}

const REFUSED = { 400: Problem, 401: Problem, 404: Problem }
const ACCOUNT = '/gateway/v1/platforms/{platform}/accounts/{uid}'

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
  {
    id: 'accounts.get',
    method: 'GET',
    path: ACCOUNT,
    summary: 'Verifies an account: profile, right to publish, end of the login.',
    params: AccountParams,
    answers: { 200: Account, ...REFUSED, 403: Problem, 422: Problem },
  },
  {
    id: 'posts.list',
    method: 'GET',
    path: `${ACCOUNT}/posts`,
    summary: 'Lists own posts, newest first; the read-only proof of what was published.',
    params: AccountParams,
    query: PostsQuery,
    answers: { 200: OwnPosts, ...REFUSED, 403: Problem, 422: Problem, 501: Problem },
  },
  {
    id: 'posts.publish',
    method: 'POST',
    path: `${ACCOUNT}/posts`,
    summary: 'Publishes one content. 200 answers an earlier post where the channel de-duplicates.',
    params: AccountParams,
    body: PublishBody,
    bodyLimit: 16 * 2 ** 20,
    answers: {
      200: OwnPost,
      201: OwnPost,
      ...REFUSED,
      403: Problem,
      413: Problem,
      415: Problem,
      422: Problem,
    },
  },
  {
    id: 'posts.delete',
    method: 'DELETE',
    path: `${ACCOUNT}/posts/{post_id}`,
    summary: 'Marks an own post deleted; a repeat answers the same.',
    params: PostParams,
    answers: { 200: OwnPost, ...REFUSED, 403: Problem, 422: Problem },
  },
  {
    id: 'images.upload',
    method: 'POST',
    path: '/gateway/v1/images',
    summary: 'Uploads a PNG, JPEG, WebP or GIF as a base64 data URL.',
    body: ImageBody,
    bodyLimit: 9 * 2 ** 20,
    answers: { 201: Image, ...REFUSED, 403: Problem, 413: Problem, 415: Problem, 422: Problem },
  },
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
