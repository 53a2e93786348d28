import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { differences } from '../../writing/differences.ts'
import type { Db } from '../database.ts'
import { CREATORS, CROWDS, RANKS } from './demo-daren.ts'
import { GOODS, TITLES, paragraphsOf } from './demo-goods.ts'
import { DEMO_TEAMS, type TeamKey } from './demo-people.ts'
import { DOCUMENTS, TALKS } from './demo-writing.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

const HOUR_MS = 3_600_000
/** The first team is the larger one. */
const SHARE: Record<TeamKey, number> = { xinghe: 1, yuanshan: 0.5 }
const STATUSES = ['processed', 'fetched', 'checked', 'published', 'rejected', 'processed'] as const
const GOODS_OF_RANK = 12

/** Texts, talks, audience groups, rankings and outside creators of both teams. */
export async function seedWriting(db: Db, people: SeededPeople, deps: SeedDeps) {
  await seedTalks(db, people, deps.now)
  for (const { key } of DEMO_TEAMS) {
    const desk = { db, team: key, teamId: people.teams[key], deps }
    await seedDocuments(desk)
    await seedCrowds(desk)
    await seedRanks(desk)
    await seedCreators(desk)
  }
}

interface Desk {
  db: Db
  team: TeamKey
  teamId: number
  deps: SeedDeps
}

const shareOf = <T>(team: TeamKey, all: readonly T[]): readonly T[] =>
  all.slice(0, Math.ceil(all.length * SHARE[team]))
const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const picture = ({ config }: SeedDeps, n: number) => `${config.sandboxUrl}/pictures/${n}.svg`

async function seedTalks(db: Db, { users, teams }: SeededPeople, now: Date) {
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

async function seedCrowds({ db, team, teamId, deps }: Desk) {
  for (const [i, [name, category, dataType, size]] of shareOf(team, CROWDS).entries()) {
    const at = ago(deps.now, 2 + i)
    const { rows } = await sql<{ id: number }>`
      insert into windmill_crowds (business_team_id, platform, crowd_id, group_name, category, data_type, size,
        synced_at, created_at, updated_at)
      values (${teamId}, 'guangguang', ${`w${7001 + i}`}, ${name}, ${category}, ${dataType}, ${size}, ${at}, ${at}, ${at})
      returning id`.execute(db)
    for (let n = 0; n < 3; n += 1) {
      const turn = i * 3 + n
      const goods = around(GOODS, turn)
      const images = [picture(deps, 900 + turn), picture(deps, 901 + turn)]
      await sql`
        insert into windmill_contents (business_team_id, windmill_crowd_id, platform, content_id, title, "desc", cover,
          images, group_name, category, data_type, status, created_at, updated_at)
        values (${teamId}, ${rows[0]?.id}, 'guangguang', ${`wc${9100 + turn}`}, ${around(TITLES, turn)(goods)},
          ${paragraphsOf(goods).join('')}, ${images[0]}, ${images}, ${name}, ${category}, ${dataType},
          ${around(STATUSES, turn)}, ${at}, ${at})`.execute(db)
    }
  }
}

async function seedRanks({ db, team, teamId, deps }: Desk) {
  for (const [i, name] of shareOf(team, RANKS).entries()) {
    const at = ago(deps.now, 6)
    const { rows } = await sql<{ id: number }>`
      insert into goudong_gold_ranks (business_team_id, name, category, synced_at, created_at, updated_at)
      values (${teamId}, ${name}, ${around(GOODS, i * 3).category}, ${at}, ${at}, ${at}) returning id`.execute(
      db,
    )
    const pools = Array.from({ length: GOODS_OF_RANK }, (_, place) => {
      const turn = i * 5 + place
      const goods = around(GOODS, turn)
      const priceFen = Math.round(goods.priceYuan * 100)
      const rate = 8 + (turn % 9) * 1.5
      return sql`(${teamId}, ${rows[0]?.id ?? 0}, ${String(72_000_000 + i * 1000 + place)}, ${goods.name},
        ${`${goods.category}旗舰店`}, ${picture(deps, 300 + turn)}, ${[picture(deps, 301 + turn)]}, ${goods.category},
        ${place + 1}, ${name}, ${9000 - place * 613}, ${priceFen}, ${rate},
        ${Math.round((priceFen * rate) / 100)}, ${at}, ${at}, ${at})`
    })
    await sql`
      insert into goudong_gold_pools (business_team_id, goudong_gold_rank_id, item_id, title, shop_title, pic_url, images,
        category, rank_no, rank_name, sales, price_fen, commission_rate, commission_price_fen, synced_at, created_at,
        updated_at) values ${sql.join(pools)}`.execute(db)
  }
}

async function seedCreators({ db, team, teamId, deps }: Desk) {
  const rows = shareOf(team, CREATORS).map(({ nickname, category, tags, area }, i) => {
    const at = ago(deps.now, 9 + i)
    return sql`(${teamId}, 'guangguang', ${`d${4100 + i}`}, ${nickname}, ${picture(deps, 700 + i)},
      ${`${deps.config.sandboxUrl}/authors/d${4100 + i}`}, ${category}, ${[...tags]}, ${area},
      ${(i + 3) * 18_700}, ${6 + ((i * 7) % 20)}, ${(i + 1) * 42_300}, ${2.5 + (i % 5)}, ${at}, ${at}, ${at})`
  })
  await sql`
    insert into smart_daren_accounts (business_team_id, platform, author_id, nickname, avatar, home_page_url, category,
      channel_tags, area_tag, fans_count, video_30day_count, video_30day_pv, video_30day_rate, synced_at, created_at,
      updated_at) values ${sql.join(rows)}`.execute(db)
}

/** The element at a position that runs round. */
function around<T>(list: readonly T[], i: number): T {
  // The lists are not empty, so the remainder is always a position in them.
  return list[i % list.length] as T
}
