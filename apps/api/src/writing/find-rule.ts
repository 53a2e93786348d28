import { toRule } from '@omc/core/rules'
import type { BannedWord, ChannelRule, ChannelRuleRow } from '@omc/core/rules'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The team's rules for a channel; undefined if it has none or disabled them. */
export async function findRule(
  db: Db,
  teamId: number,
  channel: string,
): Promise<ChannelRule | undefined> {
  const { rows } = await sql<ChannelRuleRow>`
    select * from channel_rules where business_team_id = ${teamId} and channel = ${channel}
      and enabled and deleted_at is null`.execute(db)
  const row = rows[0]
  return row && toRule(row)
}

/** The words that no channel of the team takes, each once; the stricter level wins. */
export async function findBannedWords(db: Db, teamId: number): Promise<BannedWord[]> {
  const { rows } = await sql<BannedWord>`
    select distinct on (w ->> 'word') w ->> 'word' as word, w ->> 'level' as level,
      w ->> 'suggestion' as suggestion, w ->> 'reason' as reason
    from channel_rules r, jsonb_array_elements(r.banned_words) w
    where r.business_team_id = ${teamId} and r.enabled and r.deleted_at is null
      and not exists (select from channel_rules o where o.business_team_id = ${teamId} and o.enabled
        and o.deleted_at is null and not o.banned_words @> jsonb_build_array(jsonb_build_object('word', w ->> 'word')))
    order by w ->> 'word', w ->> 'level'`.execute(db)
  return rows
}
