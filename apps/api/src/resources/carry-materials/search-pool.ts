import { PLATFORMS, type Platform } from '@omc/core'
import T, { type Static } from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { Paged } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import { action, type Method } from '../../jsonapi/resource.ts'
import { Closed, OneOf, Text } from '../../jsonapi/schema.ts'
import { Candidates, markKept, offerOfContent, offerOfGoods } from './candidates.ts'

const PoolSearch = Closed({
  q: T.Optional(Text(100)),
  category: T.Optional(Text(100)),
  pool: T.Optional(T.String({ maxLength: 100, description: 'which of the platform’s pools' })),
  sort: T.Optional(OneOf('sales', 'price', 'commission_rate', 'newest')),
  kind: T.Optional(OneOf('goods', 'content')),
  item_id: T.Optional(T.String({ maxLength: 100, description: 'pieces that show this product' })),
  page: T.Optional(T.Integer({ minimum: 1, maximum: 1000 })),
  size: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
})
const AnyPoolSearch = Closed({
  platform: T.Enum([...PLATFORMS], { type: 'string', examples: ['douyin'] }),
  ...PoolSearch.properties,
})
type Search = Static<typeof PoolSearch>
type Offer = ReturnType<typeof offerOfGoods>
interface Found extends Paged<Offer> {
  page: number
  size: number
}

const reads = {
  on: 'collection',
  effect: 'read',
  may: 'material:read',
  output: { kind: 'data', schema: Candidates },
} as const

/** The same search at the platform that the caller names. */
export const searchAnyPool = action({
  ...reads,
  method: 'GET',
  summary:
    'Searches the offers of a platform, goods unless pieces are asked for; nothing is stored. 422 unknown_channel, 409 channel_disabled, 503 channel_unreachable',
  query: AnyPoolSearch,
  prepare: (context, { query }) => askFor(context, query.platform, 'goods', query),
  run: (context, { query, found }) => answer(context, query.platform, found),
})

/**
 * Searches a platform's offers. Nothing is stored; offers stored before are marked.
 *
 * @param usual  default kind of the search
 * @source domain: verb table (search_*)
 */
export function searchPool(
  platform: Platform,
  usual: 'goods' | 'content',
  { method, summary }: { method: Method; summary: string },
) {
  const prepare = (context: Context, wanted: Search) => askFor(context, platform, usual, wanted)
  const run = (context: Context, found: Found) => answer(context, platform, found)
  const shared = { ...reads, method, summary } as const
  if (method === 'POST')
    return action({
      ...shared,
      input: PoolSearch,
      prepare: (context, { input }) => prepare(context, input),
      run: (context, { found }) => run(context, found),
    })
  return action({
    ...shared,
    query: PoolSearch,
    prepare: (context, { query }) => prepare(context, query),
    run: (context, { found }) => run(context, found),
  })
}

const answer = async (context: Context, platform: Platform, { data, ...page }: Found) => ({
  candidates: await markKept(context, platform, data),
  ...page,
})

async function askFor(
  { db, services }: Context,
  platform: Platform,
  usual: 'goods' | 'content',
  { kind = usual, page = 1, size = 20, q, category, pool, sort, item_id }: Search,
) {
  const channel = await findChannel(db, services.keys, platform)
  return async (): Promise<Found> => {
    if (kind === 'content') {
      const found = await services.gateway.searchContents(channel, { q, item_id, page, size })
      const data = found.data.map((content) => offerOfContent(platform, content))
      return { data, total: found.total, page, size }
    }
    const found = await services.gateway.searchGoods(channel, {
      q,
      category,
      pool,
      sort,
      page,
      size,
    })
    const data = found.data.map((goods) => offerOfGoods(platform, goods))
    return { data, total: found.total, page, size }
  }
}
