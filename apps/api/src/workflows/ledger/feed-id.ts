import { problem } from '../../jsonapi/problem.ts'

const source = { pointer: '/data/attributes/feed_id' }

/** `published` is never taken without the channel's own id of the post. */
export const feedIdRequired = () =>
  problem(
    422,
    'feed_id_required',
    '请填写渠道编号：渠道上这次发布的编号 / give the channel number: the one this post has at the channel',
    { source },
  )

export const feedIdDiffers = (feedId: string) =>
  problem(
    422,
    'feed_id_differs',
    `渠道上这次发布的编号是 ${feedId} / the channel knows this attempt as ${feedId}`,
    { source, meta: { feed_id: feedId } },
  )

export const notAtChannel = () =>
  problem(
    422,
    'not_at_channel',
    '渠道的作品列表里没有这次发布，请核对，或选“未发布” / the channel lists no post of this attempt; check it, or settle it as not published',
    { source },
  )
