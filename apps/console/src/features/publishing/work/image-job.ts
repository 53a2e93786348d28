import type { WorkJob, WorkOutcome } from '@omc/publisher'
import { BACKGROUND } from '../ports/background.ts'
import { carryFamily, isOwn, smartFamily, type PictureFamily } from './picture-families.ts'
import { walkRecords } from './walk-records.ts'
import { failureOf, outcomeOf, type WorkAccount, type WorkPorts } from './work-ports.ts'

/** Handles the pictures of smart contents of the account's channel. */
export const smartImageJob = (ports: WorkPorts, account: WorkAccount): WorkJob =>
  imageJob(ports, account, smartFamily(ports, account))

/** Handles the pictures of contents that are given to the account. */
export const carryImageJob = (ports: WorkPorts, account: WorkAccount): WorkJob =>
  imageJob(ports, account, carryFamily(ports, account))

/**
 * Brings the pictures of each content to the size that channels take, hands them in, and keeps
 * them with the content.
 *
 * @source resources spec §4 (image processing result; upload retries)
 */
function imageJob(ports: WorkPorts, { platform }: WorkAccount, family: PictureFamily): WorkJob {
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

/** Large files on slow lines take longer than other calls. */
const UPLOAD = { timeoutMs: 10 * 60_000, ...BACKGROUND }

/** Hands one picture in; its own address, else what went wrong. */
async function handOver(
  { sdk, pictures }: WorkPorts,
  address: string,
): Promise<string | WorkOutcome> {
  try {
    const picture = await pictures.load(address)
    if (picture.size === 0) return { tag: 'no-data', message: address }
    const { url } = await sdk.uploads.create({ file: await pictures.shrink(picture) }, UPLOAD)
    return url
  } catch (error) {
    const failure = failureOf(error)
    if (failure.tag === 'no-permission') return failure
    return { tag: 'upload-failed', message: address }
  }
}
