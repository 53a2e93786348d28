import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { differences } from '../writing/differences.ts'
import type { TeamKey } from './demo-people.ts'
import { DOCUMENTS, TALKS } from './demo-writing.ts'
import type { Desk } from './seed-desk.ts'
import { seedMarket } from './seed-market.ts'
import type { SeededPeople } from './seed-people.ts'

const HOUR_MS = 3_600_000
/** The first team is the larger one. */
const SHARE: Record<TeamKey, number> = { xinghe: 1, yuanshan: 0.5 }

/** Texts of a team, and its picks from the channels' markets. */
export async function seedWriting(desk: Desk) {
  await seedDocuments(desk)
  await seedMarket(desk)
}

const shareOf = <T>(team: TeamKey, all: readonly T[]): readonly T[] =>
  all.slice(0, Math.ceil(all.length * SHARE[team]))
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)

/** Talks of people with the assistant. */
export async function seedTalks(db: Db, { users, teams }: SeededPeople, now: Date) {
  for (const [i, { username, title, turns }] of TALKS.entries()) {
    const user = users.get(username)
    if (!user) continue
    const at = ago(now, 5 + i * 7)
    const { id } = await db
      .insertInto('conversations')
      .values({
        business_team_id: teams[user.team],
        user_id: user.id,
        title,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('conversation_messages')
      .values(
        turns.map((text, turn) => ({
          business_team_id: teams[user.team],
          conversation_id: id,
          user_id: user.id,
          role: turn % 2 === 0 ? ('user' as const) : ('assistant' as const),
          text,
          error: null,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute()
  }
}

async function seedDocuments({ db, team, teamId, deps }: Desk) {
  await db
    .insertInto('document_contents')
    .values(
      shareOf(team, DOCUMENTS).map(({ title, content, modified }, i) => ({
        business_team_id: teamId,
        user_id: null,
        title,
        content,
        modified_content: modified ?? null,
        differences: JSON.stringify(modified ? differences(content, modified) : []),
        channel: modified ? 'youhaohuo' : '',
        source: modified ? ('modified' as const) : ('import' as const),
        blob: modified ? null : '文案汇总.xlsx',
        row_no: modified ? null : i + 2,
        content_hash: createHash('sha256').update(content).digest('hex'),
        created_at: ago(deps.now, 30 + i),
        updated_at: ago(deps.now, 30 + i),
      })),
    )
    .execute()
}
