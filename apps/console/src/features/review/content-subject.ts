import type { Args, Item, Result, Sdk } from '@omc/sdk'
import type { Piece } from './piece.ts'
import { readGoods } from './read-goods.ts'
import { PieceRefused, type Narrowing, type Subject } from './review-subject.ts'

type CarryRow = Item<'carry_contents.list'>
type SmartRow = Item<'smart_contents.list'>
type Batch = Pick<
  Result<'carry_contents.audit_creative_content'>,
  'succeeded' | 'failed' | 'undo_id'
>

/** Collected contents of one form. @source screens §2.6, Review: carry */
export function carrySubject(sdk: Sdk, form: 'image' | 'video', narrowing: Narrowing): Subject {
  const narrowed = {
    content_type: form,
    ...narrowing,
  }
  return {
    operation: 'carry_contents.audit_creative_content',
    take: (count) =>
      takeEach(count, () => sdk.carry_contents.get_checked_content(narrowed), ofCarry),
    async decide({ id, version }, { verdict, reason }) {
      const args = { ids: [id], status: verdict, ...reasoned(reason) }
      return undoIdOf(
        await sdk.carry_contents.audit_creative_content(args, { ifUnmodifiedSince: version }),
      )
    },
    read: async (id) => ofCarry(await sdk.carry_contents.get({ id })),
    keep: async ({ id }) => ofCarry(await sdk.carry_contents.claim({ id, act: 'keep' })),
    release: ({ id }) => sdk.carry_contents.claim({ id, act: 'release' }),
    async count() {
      const filters = { ...filtersOf(narrowing), 'filter[content_type]': [form] }
      // as: the filters are those of the contract.
      const args = { ...filters, ...AWAITING } as Args<'carry_contents.statistics'>
      return (await sdk.carry_contents.statistics(args)).totals.count
    },
  }
}

/** Contents of the smart import. @source screens §2.6, Review: smart */
export function smartSubject(sdk: Sdk, narrowing: Narrowing): Subject {
  return {
    operation: 'smart_contents.batch_content_status',
    take: (count) =>
      takeEach(count, () => sdk.smart_contents.get_checked_content(narrowing), ofSmart),
    async decide({ id, version }, { verdict, reason }) {
      const args = { ids: [id], status: verdict, ...reasoned(reason) }
      return undoIdOf(
        await sdk.smart_contents.batch_content_status(args, { ifUnmodifiedSince: version }),
      )
    },
    read: async (id) => ofSmart(await sdk.smart_contents.get({ id })),
    keep: async ({ id }) => ofSmart(await sdk.smart_contents.claim({ id, act: 'keep' })),
    release: ({ id }) => sdk.smart_contents.claim({ id, act: 'release' }),
    async count() {
      // as above.
      const args = { ...filtersOf(narrowing), ...AWAITING } as Args<'smart_contents.statistics'>
      return (await sdk.smart_contents.statistics(args)).totals.count
    },
  }
}

const AWAITING = { 'filter[status]': ['processed'], all_days: true } as const

const filtersOf = ({ source, category }: Narrowing) => ({
  ...(source === undefined ? {} : { 'filter[source]': [source] }),
  ...(category === undefined ? {} : { 'filter[category]': [category] }),
})

const reasoned = (reason: string) => (reason === '' ? {} : { reason })

/** One call a piece: each call gets another one, or none. */
async function takeEach<Row>(
  count: number,
  take: () => PromiseLike<Row | null | undefined>,
  ofRow: (row: Row) => Piece,
): Promise<readonly Piece[]> {
  const rows = await Promise.all(Array.from({ length: count }, async () => take()))
  return rows.flatMap((row) => (row ? [ofRow(row)] : []))
}

/** @throws PieceRefused where the batch did not decide on the piece */
function undoIdOf({ succeeded, failed, undo_id: undoId }: Batch): string | null {
  if (succeeded.length > 0) return undoId
  throw new PieceRefused(failed[0]?.error.message)
}

const heldUntil = (at: string | null) => (at === null ? null : Date.parse(at))

function ofCarry(row: CarryRow): Piece {
  const texts = row.paragraphs.length > 0 ? row.paragraphs : [row.desc, row.audio_text]
  return {
    id: row.id,
    title: row.title,
    pictures: [...new Set([row.cover, ...row.images])].filter((src) => src !== ''),
    video: row.video,
    paragraphs: texts.filter((text) => text !== ''),
    goods: readGoods(row.items),
    channel: row.channel,
    source: row.source,
    author: row.source_author,
    category: row.category,
    topic: row.topic,
    createdAt: row.created_at,
    version: row.updated_at,
    heldUntil: heldUntil(row.claimed_until),
  }
}

function ofSmart(row: SmartRow): Piece {
  const texts = row.paragraphs.length > 0 ? row.paragraphs : [row.desc]
  return {
    id: row.id,
    title: row.title,
    pictures: row.make_images.length > 0 ? row.make_images : row.images,
    video: '',
    paragraphs: texts.filter((text) => text !== ''),
    goods: readGoods(row.items),
    channel: row.channel,
    source: row.source,
    author: '',
    category: row.category,
    topic: row.topic,
    createdAt: row.created_at,
    version: row.updated_at,
    heldUntil: heldUntil(row.claimed_until),
  }
}
