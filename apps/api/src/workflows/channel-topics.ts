import { topicsIn } from '@omc/core/rules'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Topic } from '../gateway/gateway.ts'
import { findRule } from '../writing/find-rule.ts'

/** Longest name of a topic, and longest topic of an item of the queue, in characters. */
const LONGEST = 200

interface Account {
  id: number
  business_team_id: number
  platform: string
}

/** Keeps what a channel calls its topics, so that an account's topics can be published by name. */
export async function keepTopicNames(
  db: Db,
  { channel, topics, now }: { channel: string; topics: readonly Topic[]; now: Date },
): Promise<void> {
  const names = new Map(
    topics
      .filter(({ name }) => name !== '' && name.length <= LONGEST)
      .map(({ topic_id: id, name }) => [id, name]),
  )
  // Always in one order: two people may ask for the same topics at once.
  const rows = [...names].sort(([one], [other]) => (one < other ? -1 : 1))
  if (rows.length === 0) return
  await db
    .insertInto('channel_topics')
    .values(rows.map(([topic_id, name]) => ({ channel, topic_id, name, updated_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'topic_id'])
        .doUpdateSet({ name: (eb) => eb.ref('excluded.name'), updated_at: now })
        .whereRef('channel_topics.name', '<>', 'excluded.name'),
    )
    .execute()
}

/**
 * What a content is published under: its own topic, else the topics of the account, else those of
 * the account's category, as many as the team's rule for the channel lets through.
 *
 * @source domain: studio_account (topics)
 */
export async function topicToPublish(
  db: Db,
  account: Account,
  { topic }: { topic: string },
): Promise<string> {
  if (topic.trim() !== '') return topic
  const names = await topicsOf(db, account)
  if (names.length === 0) return topic
  const rule = await findRule(db, account.business_team_id, account.platform)
  return joinTopics(names, rule?.topicsMax ?? names.length)
}

async function topicsOf(db: Db, { id }: Pick<Account, 'id'>): Promise<readonly string[]> {
  const { rows } = await sql<{ own: string[]; of_category: string[] }>`
    select array(select k.name from unnest(a.assign_topic_ids) with ordinality as w(topic_id, at)
        join channel_topics k on k.channel = a.platform and k.topic_id = w.topic_id order by w.at) as own,
      coalesce(c.assign_topic_names, '{}') as of_category
    from studio_accounts a
    left join business_categories c on c.id = a.business_category_id and c.deleted_at is null
    where a.id = ${id}`.execute(db)
  const [row] = rows
  return row && row.own.length > 0 ? row.own : (row?.of_category ?? [])
}

/** The first topics in one text; a name with a space in it counts as it is read, as several. */
function joinTopics(names: readonly string[], most: number): string {
  let text = ''
  for (const name of names) {
    const longer = [text, name].filter(Boolean).join(' ')
    if (longer.length <= LONGEST && topicsIn(longer).length <= most) text = longer
  }
  return text
}
