import type { QueueItem, Random } from '@omc/core'
import type { FrameContent } from '../frame-bridge/frame-protocol.ts'
import { pickItems } from './pick-items.ts'

/** One claimed content with the attempt the server wrote down for it. Instants are epoch ms. */
export type PublishItem = QueueItem & {
  readonly attemptId: string
  /** The device that claimed it: only it may report, with the fence below. */
  readonly deviceId: string
  /** Only the holder of the newest fence may start a new send. */
  readonly fence: number
  readonly leaseExpiresAt: number
  readonly publishContentId: string
  readonly uid: string
  readonly desc: string
  readonly images: readonly string[]
  readonly paragraphs: readonly string[]
  readonly items: readonly PublishGoods[]
  readonly topic: string | null
} & RunFlags

export type PublishGoods = { readonly itemId: string; readonly title: string | null }

/** How something is published; the two are independent of each other. */
export type RunFlags = { readonly draft: boolean; readonly activity: boolean }

/** An item queued as a draft stays one, whatever the flags of the run are. */
export const withFlags = <Item extends RunFlags>(item: Item, flags: RunFlags): Item => ({
  ...item,
  draft: item.draft || flags.draft,
  activity: item.activity || flags.activity,
})

/** What a channel gets to see of an item. */
export type PublishPayload = Omit<
  PublishItem,
  'attemptId' | 'deviceId' | 'fence' | 'leaseExpiresAt' | 'publishContentId'
>

/**
 * Content to publish in the frame, with at most two of its items.
 *
 * @source resources spec §4 (creatorPublishMaxItems); console behaviours B-194, B-196
 */
export function toFrameContent(item: PublishPayload, random: Random): FrameContent {
  const content = {
    attempt_key: item.attemptKey,
    channel: item.channel,
    uid: item.uid,
    title: item.title,
    desc: item.desc,
    images: item.images,
    paragraphs: item.paragraphs,
    items: pickItems(item.items, random).map(({ itemId, title }) =>
      title === null ? { item_id: itemId } : { item_id: itemId, title },
    ),
    draft: item.draft,
    activity: item.activity,
  }
  return item.topic === null ? content : { ...content, topic: item.topic }
}

/** The product in a value of the wire; nothing for a value that is none. */
export function toGoods(value: unknown): readonly PublishGoods[] {
  if (typeof value !== 'object' || value === null || !('item_id' in value)) return []
  const { item_id: itemId } = value
  if (typeof itemId !== 'string' && typeof itemId !== 'number') return []
  const title = 'title' in value && typeof value.title === 'string' ? value.title : null
  return [{ itemId: String(itemId), title }]
}
