import { feedIdOf } from '@omc/demo-world'
import type { Clock } from '../clock.ts'
import type { FaultBoard } from '../faults/create-fault-board.ts'
import type { UploadShelf } from '../pictures/upload-shelf.ts'
import type { PlatformRow } from '../platforms.ts'
import { REFUSALS } from '../refusals.ts'
import type { Refusal } from '../refusals.ts'
import type { Post, PostStore } from '../store/post-store.ts'
import type { PublishInput } from './publish-schema.ts'

/** A channel's decision on one content. */
export type PublishResult =
  | { readonly ok: true; readonly post: Post; readonly repeated: boolean }
  | { readonly ok: false; readonly refusal: Refusal }

/** Takes content in, as a channel does. */
export type Publisher = {
  publish: (row: PlatformRow, input: PublishInput) => Promise<PublishResult>
  /** Keeps the content as a draft; it does not become a post. */
  saveDraft: (row: PlatformRow, input: PublishInput) => Promise<PublishResult>
  /** What it would refuse the content for; nothing is kept. */
  rehearse: (row: PlatformRow, input: PublishInput) => Refusal | undefined
}

/** The publishing side of every channel; limits come from the row, habits from the board. */
export function createPublisher(deps: {
  clock: Clock
  store: PostStore
  board: FaultBoard
  uploads: UploadShelf
}): Publisher {
  const { clock, store, board, uploads } = deps
  let turn = 0
  const accept = (row: PlatformRow, input: PublishInput): Post => {
    turn += 1
    const now = clock.now()
    const images = (input.images ?? []).map((image) => storedImage(uploads, image))
    return {
      post_id: `p${now}${String(turn % 10_000).padStart(4, '0')}`,
      // time and turn make the ids unique, also after a restart
      feed_id: feedIdOf(row.feedPrefix, now, turn),
      platform: row.platform,
      uid: input.uid,
      attempt_key: input.attempt_key,
      title: input.title,
      desc: input.desc ?? '',
      images,
      paragraphs: input.paragraphs ?? [],
      items: input.items ?? [],
      topic: input.topic ?? '',
      activity: input.activity ?? false,
      state: input.draft ? 'draft' : 'published',
      created_at: new Date(now).toISOString(),
    }
  }
  return {
    publish: async (row, input) => {
      const refusal = refusalOf(row, input)
      if (refusal) return { ok: false, refusal }
      const dedupe = board.switches(row.platform).dedupe ?? false
      return { ok: true, ...(await store.publish(accept(row, input), { dedupe })) }
    },
    saveDraft: async (row, input) => {
      const refusal = refusalOf(row, input)
      if (refusal) return { ok: false, refusal }
      const post: Post = { ...accept(row, input), feed_id: '', state: 'draft' }
      await store.saveDraft(post)
      return { ok: true, post, repeated: false }
    },
    rehearse: refusalOf,
  }
}

function refusalOf(row: PlatformRow, input: PublishInput): Refusal | undefined {
  const images = input.images ?? []
  const hasText = [input.title, input.desc ?? '', ...(input.paragraphs ?? [])].some(
    (text) => text.trim() !== '',
  )
  if (!hasText && images.length === 0) return REFUSALS.empty
  if (Array.from(input.title).length > row.limits.title) return REFUSALS.titleTooLong
  if (images.length > row.limits.images) return REFUSALS.tooManyImages
  if ((input.items ?? []).length > row.limits.items) return REFUSALS.tooManyItems
  return undefined
}

function storedImage(uploads: UploadShelf, image: string): string {
  if (!image.startsWith('data:')) return image
  const upload = uploads.keep(image)
  return upload ? `/uploads/${upload.id}` : 'data:,'
}
