import { CHANNEL_ROWS, type ChannelRow } from '@omc/core'
import { sql, type Kysely } from 'kysely'

/** The limits of a channel as the columns of its rules. */
export const rulesOf = ({ limits }: ChannelRow) => ({
  title_min: limits.title[0],
  title_max: limits.title[1],
  desc_max: limits.descMax,
  paragraphs_max: limits.paragraphsMax,
  images_min: limits.images[0],
  images_max: limits.images[1],
  image_ratios: limits.imageRatios,
  topics_max: limits.topicsMax,
  items_max: limits.itemsMax,
})

const [anyRow] = CHANNEL_ROWS
const LIMITS = Object.keys(rulesOf(anyRow))

/**
 * Gives every channel the limits of its row as its default rules, and every team a copy of what it
 * lacks. A rule that a team has stays as it is: it is the team's own. Safe to run from several
 * processes.
 *
 * @source domain: operations beyond the seeds (channel_rules)
 */
export async function fillChannelRules(db: Kysely<unknown>): Promise<void> {
  const rows = CHANNEL_ROWS.map((row) => ({ channel: row.name, ...rulesOf(row), remark: '' }))
  // One statement reads no rows of another: a team gets its copies by a second one.
  await sql`
    insert into channel_rule_defaults
    select * from jsonb_populate_recordset(null::channel_rule_defaults, ${JSON.stringify(rows)}::jsonb)
    on conflict (channel) do update set ${sql.join(
      LIMITS.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
    )}`.execute(db)
  await sql`
    insert into channel_rules (business_team_id, channel, title_min, title_max, desc_max, paragraphs_max,
      images_min, images_max, image_ratios, topics_max, items_max, remark, banned_words)
    select t.id, d.channel, d.title_min, d.title_max, d.desc_max, d.paragraphs_max,
      d.images_min, d.images_max, d.image_ratios, d.topics_max, d.items_max, d.remark,
      (select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'level', w.level,
          'suggestion', w.suggestion, 'reason', w.reason) order by w.channel nulls first, w.word), '[]')
        from banned_word_defaults w where w.channel is null or w.channel = d.channel)
    from business_teams t cross join channel_rule_defaults d
    where not exists (select from channel_rules r where r.business_team_id = t.id and r.channel = d.channel)
    order by t.id, d.channel
    on conflict (business_team_id, channel) do nothing`.execute(db)
}
