import { problem } from '../../kernel/problem.ts'

const source = { pointer: '/data/attributes/feed_id' }

/** `published` is never taken without the channel's own id of the post. */
export const feedIdRequired = () => problem('feed_id_required', {}, { source })

export const feedIdDiffers = (feedId: string) =>
  problem('feed_id_differs', { feed_id: feedId }, { source, meta: { feed_id: feedId } })

export const notAtChannel = () => problem('not_at_channel', {}, { source })
