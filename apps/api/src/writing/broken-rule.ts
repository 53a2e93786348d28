import type { Db } from '../db/database.ts'
import { checkRules, type Finding } from './check-rules.ts'
import { findRule } from './find-rule.ts'
import { topicsIn } from './topics-in.ts'

interface ToPublish {
  business_team_id: number
  title: string
  desc: string
  topic: string
  images: readonly string[]
  paragraphs: readonly string[]
  items: readonly unknown[]
}

/**
 * The first rule of the team for a channel that stands in the way of publishing a content;
 * warnings do not.
 *
 * @source domain: operations beyond the seeds (channel_rules)
 */
export async function brokenRule(
  db: Db,
  channel: string,
  content: ToPublish,
): Promise<Finding | undefined> {
  const rule = await findRule(db, content.business_team_id, channel)
  if (!rule) return undefined
  const { title, desc, paragraphs, images, topic, items } = content
  const draft = {
    title,
    desc,
    paragraphs,
    // A piece without images may be a video; other rules check for missing media.
    ...(images.length > 0 ? { imagesCount: images.length } : {}),
    topicsCount: topicsIn(topic).length,
    itemsCount: items.length,
  }
  return checkRules(draft, rule).find(({ level }) => level === 'error')
}
