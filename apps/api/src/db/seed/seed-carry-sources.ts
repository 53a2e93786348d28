import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { TeamKey } from './demo-people.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

interface SourceText {
  platform: string
  authorId: string
  nickname: string
  summary: string
  category: string
  owner: string | undefined
  fans: number
  monitored: boolean
  status?: 'paused' | 'stopped'
}

/** Platform, id, name, what they are about, category, person, followers, watched, status. */
type Line = readonly [
  string, string, string, string, string, string | undefined, number, boolean, ('paused' | 'stopped')?,
] // oxfmt-ignore

const LINES: Readonly<Record<TeamKey, readonly Line[]>> = {
  xinghe: [
    ['douyin', '30018261', '阿月的小家', '租房改造与收纳', '家居', 'operator', 862_300, true],
    ['redbook', '5f1e20471c', '林间小屋', '周末做饭与餐具', '厨具', 'operator', 214_900, true],
    ['guanghe', '71204436', '数码老周', '每天讲清一个数码产品', '数码', 'operator', 431_050, true],
    ['taobaoke', '66120984', '实惠生活家', '百元以内的好物清单', '家居', undefined, 58_700, true],
    ['compass', '90233517', '穿搭研究所', '通勤与小个子穿搭', '女装', 'operator', 1_208_400, true],
    ['dewu', '18840275', '鞋柜观察', '球鞋上脚与测评', '女装', 'creator', 96_210, true, 'paused'],
    ['buyin', '45500813', '宝妈小橙', '母婴用品真实使用', '家居', undefined, 305_600, false],
    ['douyin', '30027755', '慢一点厨房', '一人食与小家电', '厨具', 'creator', 127_800, false],
    ['redbook', '5f20ab1987', '不买也行', '劝退式测评', '数码', 'operator', 74_030, false, 'stopped'],
  ],
  yuanshan: [
    ['douyin', '30018261', '阿月的小家', '租房改造与收纳', '家居', 'operator2', 862_300, true],
    ['redbook', '5f33d02218', '山野露营记', '露营装备与路线', '户外', 'operator2', 189_450, true],
    ['guanghe', '71209958', '茶桌上的事', '茶具与茶点', '厨具', undefined, 42_160, true],
    ['taobaoke', '66131172', '省钱小分队', '每日优惠汇总', '家居', undefined, 33_900, false],
  ],
} // oxfmt-ignore

const HOUR_MS = 3_600_000

/** Watched authors of both teams; what was collected before is tied to the author it came from. */
export async function seedCarrySources(db: Db, people: SeededPeople, deps: SeedDeps) {
  const rows = (['xinghe', 'yuanshan'] as const).flatMap((team) =>
    LINES[team].map((line, i) => toRow(toText(line), { team, i, people, deps })),
  )
  await db.insertInto('carry_sources').values(rows).execute()
  await tieContents(db)
}

const toText = ([
  platform,
  authorId,
  nickname,
  summary,
  category,
  owner,
  fans,
  monitored,
  status,
]: Line): SourceText => ({
  platform,
  authorId,
  nickname,
  summary,
  category,
  owner,
  fans,
  monitored,
  ...(status ? { status } : {}),
})

interface Place {
  team: TeamKey
  i: number
  people: SeededPeople
  deps: SeedDeps
}

function toRow(source: SourceText, { team, i, people, deps: { config, now } }: Place) {
  const { owner, authorId, platform } = source
  const lookedAt = new Date(now.getTime() - (i % 6) * HOUR_MS)
  return {
    business_team_id: people.teams[team],
    user_id: (owner === undefined ? undefined : people.users.get(owner)?.id) ?? null,
    platform,
    author_id: authorId,
    nickname: source.nickname,
    avatar: `${config.sandboxUrl}/avatars/${authorId}.svg`,
    home_page_url: `${config.sandboxUrl}/home/${platform}/${authorId}`,
    summary: source.summary,
    category: source.category,
    fans_count: source.fans,
    contents_count: 40 + ((i * 37) % 300),
    monitored: source.monitored,
    status: source.status ?? ('active' as const),
    last_spider_at: source.monitored ? lookedAt : null,
    newest_content_at: source.monitored ? new Date(lookedAt.getTime() - 5 * HOUR_MS) : null,
    created_at: new Date(now.getTime() - (40 - i) * 24 * HOUR_MS),
    updated_at: new Date(now.getTime() - i * HOUR_MS),
  }
}

/** Contents of a platform belong to its watched authors in turn; published goods keep their source. */
async function tieContents(db: Db) {
  await sql`
    update carry_contents c set carry_source_id = s.id, author_id = s.author_id, source_author = s.nickname
    from (
      select s.*, row_number() over (partition by s.business_team_id, s.platform order by s.id) - 1 as turn,
        count(*) over (partition by s.business_team_id, s.platform) as many
      from carry_sources s where s.status <> 'stopped'
    ) s
    where s.business_team_id = c.business_team_id and s.platform = c.source and c.id % s.many = s.turn`.execute(
    db,
  )
  await sql`
    update carry_publishes p set source_items = (
      select coalesce(jsonb_agg(i || jsonb_build_object('source', c.source)), '[]')
      from jsonb_array_elements(c.items) i)
    from carry_contents c where c.id = p.content_id`.execute(db)
}
