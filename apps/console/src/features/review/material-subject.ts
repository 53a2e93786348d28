import type { Args, Item, Sdk } from '@omc/sdk'
import type { Piece } from './piece.ts'
import { readGoods } from './read-goods.ts'
import type { Narrowing, Subject } from './review-subject.ts'

type Row = Item<'carry_materials.list'>

/** What a piece shows of a material and its goods. */
const SHOWN = {
  include: ['carry_items'],
  'fields[carry_materials]': [
    'title',
    'cover_url',
    'remark',
    'source',
    'source_user',
    'business_category_name',
    'category',
    'tags',
    'created_at',
    'updated_at',
  ],
  'fields[carry_items]': ['item_id', 'title', 'pic_url', 'price', 'commission_rate', 'available'],
} satisfies Pick<
  Args<'carry_materials.get'>,
  'include' | 'fields[carry_materials]' | 'fields[carry_items]'
>

/** Materials read at once. */
const PAGE = 20
const STATUSES = ['fetched', 'processed'] as const

/**
 * Materials that were collected, the oldest first. Nobody holds one: of two people who decide on the
 * same version the second one is told.
 *
 * @source screens §2.6, Review: material
 */
export function materialSubject(sdk: Sdk, { source, category }: Narrowing): Subject {
  const filters = {
    'filter[status]': [...STATUSES],
    ...(source === undefined ? {} : { 'filter[source]': [source] }),
    ...(category === undefined ? {} : { 'filter[category]': [category] }),
  }
  const take: Subject['take'] = async (_count, known) => {
    for (let page = 1; ; page += 1) {
      // as: the filters are those of the contract.
      const args = { ...filters, sort: ['created_at'], 'page[number]': page, 'page[size]': PAGE }
      // One page after the other: most often the first one has something new.
      // oxlint-disable-next-line no-await-in-loop
      const { items } = await sdk.carry_materials.list({
        ...(args as Args<'carry_materials.list'>),
        ...SHOWN,
      })
      const fresh = items.filter(({ id }) => !known.has(id))
      if (fresh.length > 0 || items.length < PAGE) return fresh.map(ofRow)
    }
  }
  const read = async (id: string) => ofRow(await sdk.carry_materials.get({ id, ...SHOWN }))
  return {
    operation: 'carry_materials.check_material_from_channel',
    take,
    async decide({ id, version }, { verdict, reason }) {
      const args = { id, status: verdict, ...(reason === '' ? {} : { reason }) }
      const options = { ifUnmodifiedSince: version }
      return (await sdk.carry_materials.check_material_from_channel(args, options)).undo_id
    },
    read,
    keep: ({ id }) => read(id),
    release: () => Promise.resolve(),
    async count() {
      // as above.
      const args = { ...filters, all_days: true } as Args<'carry_materials.source_pool_status'>
      return (await sdk.carry_materials.source_pool_status(args)).totals.count
    },
  }
}

type WithItems = Row & { readonly carry_items?: readonly unknown[] }

function ofRow(row: WithItems): Piece {
  const goods = readGoods(row.carry_items ?? [])
  const pictures = [row.cover_url, ...goods.map(({ picture }) => picture)]
  return {
    id: row.id,
    title: row.title,
    pictures: [...new Set(pictures)].filter((src) => src !== ''),
    video: '',
    paragraphs: [row.remark].filter((text) => text !== ''),
    goods,
    channel: '',
    source: row.source,
    author: row.source_user,
    category: row.business_category_name || row.category,
    topic: row.tags.join(' '),
    createdAt: row.created_at,
    version: row.updated_at,
    heldUntil: null,
  }
}
