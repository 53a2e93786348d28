import { expiresAt, hasExpired, profileOf } from '@omc/demo-world'
import type { FastifyRequest } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Post } from '../store/post-store.ts'

/** The account as the gateway and the creator page tell it. */
export function presentAccount(
  { clock, board }: SandboxContext,
  { platform, uid, origin }: { platform: string; uid: string; origin: string },
) {
  const profile = profileOf(uid)
  return {
    uid,
    nickname: profile.nickname,
    avatar: origin + profile.avatarPath,
    platform,
    permission: board.mayPublish(platform, uid) && !hasExpired(profile),
    followers: profile.followers,
    level: profile.level,
    expires_at: new Date(expiresAt(profile, clock.now())).toISOString(),
  }
}

/** A post as its own account sees it. */
export const presentOwnPost = (post: Post) => ({
  post_id: post.post_id,
  feed_id: post.feed_id,
  attempt_key: post.attempt_key,
  title: post.title,
  images: [...post.images],
  created_at: post.created_at,
  state: post.state,
})

/** The address this request reached, for absolute links. */
export const originOf = (request: FastifyRequest): string => `http://${request.host}`
