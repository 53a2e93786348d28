import { channelRow } from '@omc/core'
import type { WorkJob, WorkOutcome, WorkRecord } from '@omc/publisher'
import { uploadFile } from '@omc/sdk'
import { walkRecords } from './walk-records.ts'
import {
  failureOf,
  outcomeOf,
  ROWS_AT_ONCE,
  type WorkAccount,
  type WorkPorts,
} from './work-ports.ts'

/** A content whose pictures are not handled yet. */
type Unhandled = WorkRecord & { readonly status: string; readonly pictures: readonly string[] }

/** What differs between the families of contents. */
type Family = {
  readonly load: (page: number) => Promise<readonly Unhandled[]>
  readonly keep: (id: string, images: string[]) => Promise<unknown>
  /** Moves a content that was only fetched on to the review. */
  readonly pass: (id: string) => Promise<unknown>
}

/** Statuses before the review: later ones are not changed any more. */
const BEFORE_REVIEW: ('fetched' | 'processed')[] = ['fetched', 'processed']

/** Pictures that a person handed in, or that this job has made. */
const isOwn = (address: string): boolean => address.startsWith('/api/v1/uploads/')

/** Handles the pictures of smart contents of the account's channel. */
export const smartImageJob = (ports: WorkPorts, account: WorkAccount): WorkJob =>
  imageJob(ports, account, smartFamily(ports, account))

/** Handles the pictures of contents that are given to the account. */
export const carryImageJob = (ports: WorkPorts, account: WorkAccount): WorkJob =>
  imageJob(ports, account, carryFamily(ports, account))

const smartFamily = ({ sdk }: WorkPorts, { platform }: WorkAccount): Family => ({
  async load(page) {
    const channel = channelRow(platform)?.name
    if (channel === undefined) return []
    const { items } = await sdk.smart_contents.list({
      'filter[channel]': [channel],
      'filter[status]': BEFORE_REVIEW,
      'page[number]': page,
      'page[size]': ROWS_AT_ONCE,
      sort: ['created_at'],
    })
    return items
      .filter(({ make_images: made, images }) => made.length === 0 && images.length > 0)
      .map(({ id, title, status, images, image_assign_index: chosen }) => ({
        id,
        title,
        status,
        pictures: images.filter((_, index) => chosen.length === 0 || chosen.includes(index)),
      }))
  },
  keep: (id, images) => sdk.smart_contents.update({ id, make_images: images }),
  pass: (id) => sdk.smart_contents.batch_content_status({ ids: [id], status: 'processed' }),
})

const carryFamily = ({ sdk }: WorkPorts, { id: accountId }: WorkAccount): Family => ({
  async load(page) {
    const { items } = await sdk.carry_contents.list({
      'filter[assigned_account_id]': [accountId],
      'filter[status]': BEFORE_REVIEW,
      'page[number]': page,
      'page[size]': ROWS_AT_ONCE,
      sort: ['created_at'],
    })
    return items
      .filter(({ images }) => images.some((image) => !isOwn(image)))
      .map(({ id, title, status, images }) => ({ id, title, status, pictures: images }))
  },
  keep: (id, images) => sdk.carry_contents.update({ id, images }),
  pass: (id) => sdk.carry_contents.batch_content_status({ ids: [id], status: 'processed' }),
})

/**
 * Brings the pictures of each content to the size that channels take, hands them in, and keeps
 * them with the content.
 *
 * @source resources spec §4 (image processing result; upload retries)
 */
function imageJob(ports: WorkPorts, { platform }: WorkAccount, family: Family): WorkJob {
  const known = new Map<string, Unhandled>()
  const walk = walkRecords(family.load, false)
  return {
    channel: platform,
    onFailure: 'retry',
    async next() {
      const content = await walk()
      if (content) known.set(content.id, content)
      return content
    },
    async act({ id }) {
      const content = known.get(id)
      if (!content) return { tag: 'no-data', message: '' }
      const made = await handle(ports, content.pictures)
      if ('tag' in made) return made
      return outcomeOf(async () => {
        await family.keep(id, made.images)
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
