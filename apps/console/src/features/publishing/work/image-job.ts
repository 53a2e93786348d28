import { channelRow } from '@omc/core'
import type { WorkJob, WorkOutcome, WorkRecord } from '@omc/publisher'
import { uploadFile, type Item } from '@omc/sdk'
import { pageOf, walkRecords, type RecordPage } from './walk-records.ts'
import {
  failureOf,
  outcomeOf,
  ROWS_AT_ONCE,
  type WorkAccount,
  type WorkPorts,
} from './work-ports.ts'

/** A content whose pictures are not handled yet. */
type Unhandled = WorkRecord & {
  readonly status: string
  readonly pictures: readonly string[]
  readonly updatedAt: string
}

/** What differs between the families of contents. */
type Family = {
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
const isOwn = (address: string): boolean => address.startsWith('/api/v1/uploads/')

/** Handles the pictures of smart contents of the account's channel. */
export const smartImageJob = (ports: WorkPorts, account: WorkAccount): WorkJob =>
  imageJob(ports, account, smartFamily(ports, account))

/** Handles the pictures of contents that are given to the account. */
export const carryImageJob = (ports: WorkPorts, account: WorkAccount): WorkJob =>
  imageJob(ports, account, carryFamily(ports, account))

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

const smartFamily = ({ sdk }: WorkPorts, { platform }: WorkAccount): Family => ({
  async load(page) {
    const channel = channelRow(platform)?.name
    if (channel === undefined) return pageOf([], [])
    const { items } = await sdk.smart_contents.list({
      'filter[channel]': [channel],
      'filter[status]': BEFORE_REVIEW,
      'page[number]': page,
      'page[size]': ROWS_AT_ONCE,
      sort: ['created_at'],
    })
    return pageOf(items, items.map(ofSmart).filter(isThere))
  },
  read: async (id) => ofSmart(await sdk.smart_contents.get({ id })),
  keep: ({ id, updatedAt }, images) =>
    sdk.smart_contents.update({ id, make_images: images }, { ifUnmodifiedSince: updatedAt }),
  pass: (id) => sdk.smart_contents.batch_content_status({ ids: [id], status: 'processed' }),
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

const carryFamily = ({ sdk }: WorkPorts, { id: accountId }: WorkAccount): Family => ({
  async load(page) {
    const { items } = await sdk.carry_contents.list({
      'filter[assigned_account_id]': [accountId],
      'filter[status]': BEFORE_REVIEW,
      'page[number]': page,
      'page[size]': ROWS_AT_ONCE,
      sort: ['created_at'],
    })
    return pageOf(items, items.map(ofCarry).filter(isThere))
  },
  read: async (id) => ofCarry(await sdk.carry_contents.get({ id })),
  keep: ({ id, updatedAt }, images) =>
    sdk.carry_contents.update({ id, images }, { ifUnmodifiedSince: updatedAt }),
  pass: (id) => sdk.carry_contents.batch_content_status({ ids: [id], status: 'processed' }),
})

const isThere = <One>(one: One | null): one is One => one !== null

/**
 * Brings the pictures of each content to the size that channels take, hands them in, and keeps
 * them with the content.
 *
 * @source resources spec §4 (image processing result; upload retries)
 */
function imageJob(ports: WorkPorts, { platform }: WorkAccount, family: Family): WorkJob {
  return {
    channel: platform,
    onFailure: 'retry',
    next: walkRecords(family.load),
    async act({ id }) {
      // Read again: the list may be hours old, and others work on the content too.
      const content = await family.read(id).catch(failureOf)
      if (!content) return { tag: 'done' }
      if ('tag' in content) return content
      const made = await handle(ports, content.pictures)
      if ('tag' in made) return made
      return outcomeOf(async () => {
        await family.keep(content, made.images)
        if (content.status === 'fetched' && ports.mayReview()) await family.pass(id)
      })
    },
  }
}

/** The addresses of the handled pictures, else what went wrong with one of them. */
async function handle(
  ports: WorkPorts,
  addresses: readonly string[],
): Promise<{ readonly images: string[] } | WorkOutcome> {
  const images: string[] = []
  for (const address of addresses) {
    const made = isOwn(address) ? address : await handOver(ports, address)
    if (typeof made !== 'string') return made
    images.push(made)
  }
  return { images }
}

/** Hands one picture in; its own address, else what went wrong. */
async function handOver(
  { sdk, pictures }: WorkPorts,
  address: string,
): Promise<string | WorkOutcome> {
  try {
    const picture = await pictures.load(address)
    if (picture.size === 0) return { tag: 'no-data', message: address }
    const { url } = await uploadFile(sdk, await pictures.shrink(picture))
    return url
  } catch (error) {
    const failure = failureOf(error)
    if (failure.tag === 'no-permission') return failure
    return { tag: 'upload-failed', message: address }
  }
}
