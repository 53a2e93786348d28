import { channelRow } from '@omc/core'
import type { WorkRecord } from '@omc/publisher'
import type { Item } from '@omc/sdk'
import { BACKGROUND } from '../ports/background.ts'
import { pageOf, type RecordPage } from './walk-records.ts'
import { ROWS_AT_ONCE, type WorkAccount, type WorkPorts } from './work-ports.ts'

/** A content whose pictures are not handled yet. */
type Unhandled = WorkRecord & {
  readonly status: string
  readonly pictures: readonly string[]
  readonly updatedAt: string
}

/** Differences between the families of contents. */
export type PictureFamily = {
  readonly load: (page: number) => Promise<RecordPage<WorkRecord>>
  /** The content as it is now; null once there is nothing to do. */
  readonly read: (id: string) => Promise<Unhandled | null>
  /** Keeps the pictures, unless somebody changed the content since it was read. */
  readonly keep: (content: Unhandled, images: string[]) => Promise<unknown>
  /** Moves a content that was only fetched on to the review. */
  readonly pass: (id: string) => Promise<unknown>
}

/** Statuses before the review: later ones are not changed any more. */
const BEFORE_REVIEW: ('fetched' | 'processed')[] = ['fetched', 'processed']

const isBeforeReview = (status: string): boolean => BEFORE_REVIEW.some((one) => one === status)

/** Pictures that a person handed in, or that this job has made. */
export const isOwn = (address: string): boolean => address.startsWith('/api/v1/uploads/')

type SmartRow = Pick<
  Item<'smart_contents.list'>,
  'id' | 'title' | 'status' | 'images' | 'make_images' | 'image_assign_index' | 'updated_at'
>

const ofSmart = (row: SmartRow): Unhandled | null => {
  const { id, title, status, images, make_images: made, image_assign_index: chosen } = row
  if (made.length > 0 || images.length === 0 || !isBeforeReview(status)) return null
  const pictures = images.filter((_, index) => chosen.length === 0 || chosen.includes(index))
  return { id, title, status, pictures, updatedAt: row.updated_at }
}

/** Smart contents of the account's channel. */
export const smartFamily = ({ sdk }: WorkPorts, { platform }: WorkAccount): PictureFamily => ({
  async load(page) {
    const channel = channelRow(platform)?.name
    if (channel === undefined) return pageOf([], [])
    const { items } = await sdk.smart_contents.list(
      {
        'filter[channel]': [channel],
        'filter[status]': BEFORE_REVIEW,
        'page[number]': page,
        'page[size]': ROWS_AT_ONCE,
        sort: ['created_at'],
      },
      BACKGROUND,
    )
    return pageOf(items, items.map(ofSmart).filter(isThere))
  },
  read: async (id) => ofSmart(await sdk.smart_contents.get({ id }, BACKGROUND)),
  keep: ({ id, updatedAt }, images) =>
    sdk.smart_contents.update(
      { id, make_images: images },
      { ifUnmodifiedSince: updatedAt, ...BACKGROUND },
    ),
  pass: (id) =>
    sdk.smart_contents.batch_content_status({ ids: [id], status: 'processed' }, BACKGROUND),
})

type CarryRow = Pick<
  Item<'carry_contents.list'>,
  'id' | 'title' | 'status' | 'images' | 'updated_at'
>

const ofCarry = (row: CarryRow): Unhandled | null => {
  const { id, title, status, images } = row
  if (images.every(isOwn) || !isBeforeReview(status)) return null
  return { id, title, status, pictures: images, updatedAt: row.updated_at }
}

/** Contents that are given to the account. */
export const carryFamily = ({ sdk }: WorkPorts, { id: accountId }: WorkAccount): PictureFamily => ({
  async load(page) {
    const { items } = await sdk.carry_contents.list(
      {
        'filter[assigned_account_id]': [accountId],
        'filter[status]': BEFORE_REVIEW,
        'page[number]': page,
        'page[size]': ROWS_AT_ONCE,
        sort: ['created_at'],
      },
      BACKGROUND,
    )
    return pageOf(items, items.map(ofCarry).filter(isThere))
  },
  read: async (id) => ofCarry(await sdk.carry_contents.get({ id }, BACKGROUND)),
  keep: ({ id, updatedAt }, images) =>
    sdk.carry_contents.update({ id, images }, { ifUnmodifiedSince: updatedAt, ...BACKGROUND }),
  pass: (id) =>
    sdk.carry_contents.batch_content_status({ ids: [id], status: 'processed' }, BACKGROUND),
})

const isThere = <One>(one: One | null): one is One => one !== null
