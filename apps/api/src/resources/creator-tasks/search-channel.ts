import { PLATFORMS, type Platform } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import { AuthorContentAnswer } from '../../gateway/answers/content-answers.ts'
import { GoodsAnswer } from '../../gateway/answers/goods-answers.ts'
import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent, Goods, Paged } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Count, OneOf, Text } from '../../jsonapi/schema.ts'
import { platformOf, readTask } from './find-task.ts'

export const SearchInput = Closed({
  kind: T.Optional(OneOf('goods', 'contents')),
  platform: T.Optional(OneOf(...PLATFORMS)),
  q: T.Optional(Text(100)),
  category: T.Optional(Text(100)),
  item_id: T.Optional(Text(64)),
  page: T.Optional(T.Integer({ minimum: 1, maximum: 500 })),
  size: T.Optional(T.Integer({ minimum: 1, maximum: 50 })),
})

const known = T.Boolean({ description: 'stands in the task already' })
export const SearchAnswer = Closed({
  kind: OneOf('goods', 'contents'),
  platform: T.String(),
  page: Count,
  total: Count,
  goods: T.Array(Closed({ ...GoodsAnswer.properties, known })),
  contents: T.Array(Closed({ ...AuthorContentAnswer.properties, known })),
})

interface Input {
  kind?: 'goods' | 'contents'
  platform?: Platform
  q?: string
  category?: string
  item_id?: string
  page?: number
  size?: number
}
interface Found {
  platform: string
  page: number
  goods: Paged<Goods>
  contents: Paged<AuthorContent>
}

const NONE = { data: [], total: 0 }
const PAGE_SIZE = 20

/** Asks the catalogue of the task's platform by its keyword; nothing is stored. */
export async function askChannel(
  context: Context,
  { id, input }: { id: number; input: Input },
): Promise<() => Promise<Found>> {
  const { db, services } = context
  const task = await readTask(context, id)
  const platform = platformOf(task, input.platform)
  const channel = await findChannel(db, services.keys, platform)
  const q = input.q ?? (task.keyword || task.topic)
  const page = input.page ?? task.page_number
  const size = input.size ?? PAGE_SIZE
  return async () => {
    if (input.kind === 'contents') {
      const item_id = input.item_id ?? (input.q === undefined ? task.goods_id : '')
      const wanted = { page, size, ...(q ? { q } : {}), ...(item_id ? { item_id } : {}) }
      const contents = await services.gateway.searchContents(channel, wanted)
      return { platform, page, goods: NONE, contents }
    }
    const category = input.category ?? ''
    const wanted = { page, size, ...(q ? { q } : {}), ...(category ? { category } : {}) }
    const goods = await services.gateway.searchGoods(channel, wanted)
    return { platform, page, goods, contents: NONE }
  }
}

/** The candidates, and which of them the task has. */
export async function showCandidates(
  { db }: Context,
  { id, input, found }: { id: number; input: Input; found: Found },
) {
  const { platform, page, goods, contents } = found
  const goodsIds = goods.data.map(({ item_id }) => item_id)
  const origins = contents.data.map(({ content_id }) => `${id}/${content_id}`)
  const { rows } = await sql<{ key: string }>`
    select goods_id as key from creator_pools
      where creator_task_id = ${id} and deleted_at is null and goods_id = any(${goodsIds}::text[])
    union select origin_id from creator_contents
      where creator_task_id = ${id} and deleted_at is null and origin_type = ${platform}
        and origin_id = any(${origins}::text[])`.execute(db)
  const there = new Set(rows.map(({ key }) => key))
  return {
    kind: input.kind ?? 'goods',
    platform,
    page,
    total: goods.total + contents.total,
    goods: goods.data.map((one) => ({ ...one, known: there.has(one.item_id) })),
    contents: contents.data.map((one) => ({ ...one, known: there.has(`${id}/${one.content_id}`) })),
  }
}
