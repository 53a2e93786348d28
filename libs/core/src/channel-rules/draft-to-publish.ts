import type { Draft } from './check-rules.ts'
import { topicsIn } from './topics-in.ts'

/** The parts of a content that the rules of a channel look at. */
export interface ToPublish {
  title: string
  desc: string
  topic: string
  images: readonly string[]
  paragraphs: readonly string[]
  items: readonly unknown[]
}

/** A content as a draft for the rules. */
export const draftToPublish = (content: ToPublish): Draft => {
  const { title, desc, paragraphs, images, topic, items } = content
  return {
    title,
    desc,
    paragraphs,
    // A piece without images may be a video; other rules check for missing media.
    ...(images.length > 0 ? { imagesCount: images.length } : {}),
    topicsCount: topicsIn(topic).length,
    itemsCount: items.length,
  }
}
