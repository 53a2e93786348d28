import type { PublisherApi, PublishItem } from '../../libs/publisher/src/index.ts'

/**
 * The planted fault: the item goes to the channel first, and only then does the server hear of it.
 * Everything else is the product. A test that does not see doubles with this in place proves
 * nothing without it.
 *
 * @source reliability §0: the suite must contain the naive build as a planted control
 */
export function naiveOrder(api: PublisherApi): PublisherApi {
  const unwritten = new Map<string, PublishItem>()
  return {
    ...api,
    async submitting(item) {
      unwritten.set(item.attemptKey, item)
      return { tag: 'ok' }
    },
    async report(result) {
      const item = unwritten.get(result.attemptKey)
      if (item) await api.submitting(item)
      unwritten.delete(result.attemptKey)
      return api.report(result)
    },
  }
}
