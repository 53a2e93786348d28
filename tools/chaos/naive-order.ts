import type { PublisherApi, PublishItem } from '../../libs/publisher/src/index.ts'

/**
 * Planted fault: the item goes to the channel first, and only then to the server. Everything else
 * is the product. A test that finds no doubles with this fault proves nothing without it.
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
