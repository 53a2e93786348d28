import type { Db } from '../database.ts'
import type { TeamKey } from './demo-people.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

/** Platform, uid, name, category, person, followers, level, days until it ends. */
type Line = readonly [
  string, string, string, string, string | undefined, number, number, number,
] // oxfmt-ignore

const LINES: Readonly<Record<TeamKey, readonly Line[]>> = {
  xinghe: [
    ['redbook', 'xhs-20418', '小红豆日常', '女装', 'operator', 48_210, 4, 26],
    ['redbook', 'xhs-20977', '家的样子', '家居', 'operator', 12_804, 3, -2],
    ['goudong', '73906', '栗子的厨房', '厨具', 'creator', 7420, 2, 41],
    ['goudong', 'gd-5512', '购东数码控', '数码', 'operator', 20_116, 3, 12],
    ['daorc', 'dr-8801', '达人阿明', '数码', 'operator', 90_331, 5, 60],
    ['daorc', 'dr-8802', '达人小雨', '家居', undefined, 31_500, 4, 5],
    ['guangguang', '61027', '阿明', '数码', 'operator', 90_331, 5, 33],
    ['jd', '73905', '小林', '厨具', 'creator', 20_116, 3, -9],
    ['douyin', 'dy-330012', '星河好物', '家居', undefined, 154_000, 6, 18],
  ],
  yuanshan: [
    ['redbook', 'xhs-31766', '远山生活', '户外', 'operator2', 66_720, 4, 22],
    ['goudong', 'gd-6120', '远山优选', '厨具', 'operator2', 15_310, 3, 9],
    ['daorc', 'dr-9107', '达人听雨', '家居', undefined, 28_040, 4, -1],
  ],
} // oxfmt-ignore

const DAY_MS = 86_400_000

/** Logins on outside platforms; some have run out. Their secrets are made up and sealed. */
export async function seedAccessAccounts(db: Db, people: SeededPeople, deps: SeedDeps) {
  const rows = (['xinghe', 'yuanshan'] as const).flatMap((team) =>
    LINES[team].map((line, i) => toRow(line, { team, i, people, deps })),
  )
  await db.insertInto('access_accounts').values(rows).execute()
}

interface Place {
  team: TeamKey
  i: number
  people: SeededPeople
  deps: SeedDeps
}

function toRow(
  [platform, uid, nickname, category, owner, fans, level, days]: Line,
  { team, i, people, deps: { keys, config, now } }: Place,
) {
  const place = `access_accounts/${platform}/${uid}`
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS)
  const withSecret = i % 3 === 0
  return {
    business_team_id: people.teams[team],
    user_id: (owner === undefined ? undefined : people.users.get(owner)?.id) ?? null,
    platform,
    uid,
    nickname,
    category,
    avatar: `${config.sandboxUrl}/avatars/${uid}.svg`,
    username: `${platform}_${uid}`,
    email: `${uid}@example.com`,
    summary: `专注${category}内容`,
    remark: days < 0 ? '登录已过期，请重新授权' : '',
    level,
    fans_count: fans,
    permission: days >= 0,
    secret_sealed: withSecret ? keys.seal(`demo-secret-${uid}`, `${place}/secret`) : null,
    secret_set_at: withSecret ? ago(i + 3) : null,
    cookies_sealed: keys.seal(`sid=demo-${uid}`, `${place}/cookies`),
    cookies_set_at: ago(i + 1),
    expires_at: ago(-days),
    verified_at: ago(days < 0 ? -days : 1),
    verify_message: days < 0 ? '登录已失效' : null,
    created_at: ago(50 - i),
    updated_at: new Date(now.getTime() - i * 3_600_000),
  }
}
