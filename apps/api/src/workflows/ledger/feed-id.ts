import { problem } from '../../kernel/problem.ts'

const source = { pointer: '/data/attributes/feed_id' }

/** `published` is never taken without the channel's own id of the post. */
export const feedIdRequired = () => problem('feed_id_required', {}, { source })

export const feedIdDiffers = (feedId: string) =>
  problem('feed_id_differs', { feed_id: feedId }, { source, meta: { feed_id: feedId } })

/** Its post stands for another item. */
export const feedIdTaken = () => problem('feed_id_taken', {}, { source })

export const notAtChannel = () => problem('not_at_channel', {}, { source })
