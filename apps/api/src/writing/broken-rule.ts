import { checkRules, draftToPublish, type Finding, type ToPublish } from '@omc/core/rules'
import type { Db } from '../db/database.ts'
import { findRule } from './find-rule.ts'

/**
 * The first rule of the team for a channel that stands in the way of publishing a content;
 * warnings do not.
 *
 * @source domain: operations beyond the seeds (channel_rules)
 */
export async function brokenRule(
  db: Db,
  channel: string,
  content: ToPublish & { business_team_id: number },
): Promise<Finding | undefined> {
  const rule = await findRule(db, content.business_team_id, channel)
  if (!rule) return undefined
  return checkRules(draftToPublish(content), rule).find(({ level }) => level === 'error')
}
