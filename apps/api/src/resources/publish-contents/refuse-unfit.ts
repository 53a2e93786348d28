import { channelRow } from '@omc/core'
import type { Context } from '../../jsonapi/context.ts'
import type { Row } from '../../jsonapi/statements.ts'
import { problem } from '../../kernel/problem.ts'
import { brokenRule } from '../../writing/broken-rule.ts'

/** Attributes of an item that the rules of its channel look at. */
const JUDGED = ['title', 'desc', 'topic', 'images', 'paragraphs', 'items'] as const

export const isJudged = (values: Row): boolean => JUDGED.some((name) => name in values)

/**
 * Keeps out of the queue what the channel would refuse at each try.
 *
 * @param row  the item as it would be
 * @throws Problem 422 `rule_broken`, at the attribute (meta field, rule and channel)
 */
export async function refuseUnfit({ db }: Pick<Context, 'db'>, row: Row): Promise<void> {
  const channel = String(row.channel)
  const broken = await brokenRule(db, channel, {
    business_team_id: Number(row.business_team_id),
    title: textOf(row.title),
    desc: textOf(row.desc),
    topic: textOf(row.topic),
    images: textsOf(row.images),
    paragraphs: textsOf(row.paragraphs),
    items: Array.isArray(row.items) ? row.items : [],
  })
  if (!broken) return
  const { rule, saying } = broken
  const field = broken.field === 'topics' ? 'topic' : broken.field
  throw problem(
    'rule_broken.channel',
    { channel: channelRow(channel)?.title ?? channel, what: saying.words },
    {
      source: { pointer: `/data/attributes/${field}` },
      meta: { field, rule, channel },
    },
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
