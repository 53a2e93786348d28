import {
  AccountParams,
  Image,
  ImageBody,
  OwnPost,
  OwnPosts,
  PostParams,
  PlatformParams,
  PostsQuery,
  Problem,
  PublishBody,
  RehearsalBody,
  Rehearsed,
} from '../gateway-schemas.ts'
import { ACCOUNT, READ_REFUSED, REFUSED } from './gateway-call.ts'
import type { GatewayCall } from './gateway-call.ts'

/** Publishing, and what was published. */
export const POST_CALLS = [
  {
    id: 'posts.list',
    method: 'GET',
    path: `${ACCOUNT}/posts`,
    summary: 'Lists own posts, newest first; the read-only proof of what was published.',
    params: AccountParams,
    query: PostsQuery,
    answers: { 200: OwnPosts, ...READ_REFUSED, 501: Problem },
  },
  {
    id: 'posts.publish',
    method: 'POST',
    path: `${ACCOUNT}/posts`,
    summary: 'Publishes one content. 200 answers an earlier post where the channel de-duplicates.',
    params: AccountParams,
    body: PublishBody,
    bodyLimit: 16 * 2 ** 20,
    answers: { 200: OwnPost, 201: OwnPost, ...READ_REFUSED, 413: Problem, 415: Problem },
  },
  {
    id: 'posts.rehearse',
    method: 'POST',
    path: '/gateway/v1/rehearsals/{platform}',
    summary: 'Answers as posts.publish would and keeps nothing. Of the stand-in alone.',
    params: PlatformParams,
    body: RehearsalBody,
    bodyLimit: 16 * 2 ** 20,
    answers: { 200: Rehearsed, ...READ_REFUSED, 413: Problem, 415: Problem },
  },
  {
    id: 'posts.delete',
    method: 'DELETE',
    path: `${ACCOUNT}/posts/{post_id}`,
    summary: 'Marks an own post deleted, by its post id or feed id; a repeat answers the same.',
    params: PostParams,
    answers: { 200: OwnPost, ...READ_REFUSED },
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
] as const satisfies readonly GatewayCall[]
