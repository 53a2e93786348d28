import type { FastifyRequest } from 'fastify'
import { profileOf } from '../accounts/profile.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Post } from '../store/post-store.ts'

const DAY_MS = 86_400_000

/** The account as the gateway and the creator page tell it. */
export function presentAccount(
  { clock, board }: SandboxContext,
  { platform, uid, origin }: { platform: string; uid: string; origin: string },
) {
  const profile = profileOf(uid)
  const today = Math.floor(clock.now() / DAY_MS) * DAY_MS
  return {
    uid,
    nickname: profile.nickname,
    avatar: origin + profile.avatarPath,
    platform,
    permission: board.mayPublish(platform, uid),
    followers: profile.followers,
    level: profile.level,
    expires_at: new Date(today + profile.validDays * DAY_MS).toISOString(),
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
