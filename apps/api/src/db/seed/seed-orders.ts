import { sql } from 'kysely'
import type { Order } from '../../gateway/gateway.ts'
import { businessDay, daysBefore } from '../../orders/business-day.ts'
import { storeStudioOrders, storeTeamOrders } from '../../orders/store-orders.ts'
import { storeRelations } from '../../orders/store-relations.ts'
import type { Db } from '../database.ts'
import { DEMO_TEAMS } from './demo-people.ts'
import type { SeededAccount } from './seed-accounts.ts'
import type { SeededPeople } from './seed-people.ts'

interface Seeding {
  people: SeededPeople
  accounts: readonly SeededAccount[]
  now: Date
}

const DAYS = 30
const REPORT_DAYS = 14
const ITEMS = [
  ['便携露营折叠椅', 12_900, 18],
  ['316 不锈钢保温杯 500ml', 8_900, 22],
  ['婴儿云柔抽纸 40 包', 5_990, 12],
  ['气垫女鞋夏季透气款', 19_900, 15],
  ['无线蓝牙耳机 降噪版', 26_900, 10],
  ['厨房沥水收纳架', 4_590, 25],
] as const
const MEMBERS = ['小鹿好物', '阿宽测评', '南山日用', '一只橘子', '木木的家', '老许推荐']

/** Orders of accounts and of bound people, daily reports and two plans for each team. */
export async function seedOrders(db: Db, seeding: Seeding) {
  const today = businessDay(seeding.now)
  for (const [at, account] of seeding.accounts.entries()) {
    const owner = {
      id: account.id,
      teamId: account.teamId,
      platform: account.platform,
      uid: account.uid,
    }
    await storeStudioOrders(db, owner, ordersOf(account.uid, at, today), seeding.now)
  }
  for (const { key } of DEMO_TEAMS) await seedTeam(db, seeding, key, today)
  await seedReports(db, today, seeding.now)
  await seedStatistics(db, today, seeding.now)
}

/** The same ones every time: a few each day, more for the first accounts. */
function ordersOf(uid: string, seed: number, today: string): Order[] {
  return Array.from({ length: DAYS }, (_, back) => back).flatMap((back) => {
    const day = daysBefore(today, back)
    const count = (seed * 7 + back * 3) % 4
    return Array.from({ length: count }, (_, turn) => orderOf(uid, day, seed + back * 5 + turn))
  })
}

function orderOf(uid: string, day: string, n: number): Order {
  const [item_title, priceFen, rate] = ITEMS[n % ITEMS.length] ?? ITEMS[0]
  const pieces = 1 + (n % 3)
  const status = n % 11 === 0 ? 'refunded' : n % 4 === 0 ? 'paid' : 'settled'
  const amountFen = priceFen * pieces
  return {
    order_id: `${day.replaceAll('-', '')}${uid}${String(n).padStart(4, '0')}`,
    uid,
    item_id: String(610_000_000 + (n % ITEMS.length) * 7919),
    item_title,
    record_date: day,
    status,
    amount_yuan: amountFen / 100,
    cps_yuan: status === 'refunded' ? 0 : Math.round((amountFen * rate) / 100) / 100,
  }
}

async function seedTeam(
  db: Db,
  { people, accounts, now }: Seeding,
  key: (typeof DEMO_TEAMS)[number]['key'],
  today: string,
) {
  const teamId = people.teams[key]
  const own = accounts.filter((account) => account.team === key)
  const [first] = own
  if (!first) return
  const { platform } = first
  const prefix = key.slice(0, 1).toUpperCase()
  await storeRelations(
    db,
    { teamId, platform },
    MEMBERS.map((nickname, i) => ({
      relation_id: `${prefix}R${String(1001 + i)}`,
      uid: `${platform}-m${i + 1}-${teamId}`,
      nickname,
      bind_date: daysBefore(today, 200 - i * 23),
      state: i === MEMBERS.length - 1 ? 'unbound' : 'bound',
    })),
    now,
  )
  const orders = MEMBERS.slice(0, -1).flatMap((_, i) =>
    ordersOf(`${platform}-m${i + 1}-${teamId}`, i + teamId, today),
  )
  await storeTeamOrders(db, { teamId, platform }, orders, now)
  await seedPlans(db, own, people, now)
}

/** Off, so that a demo that stands open over night does not publish by itself. */
async function seedPlans(db: Db, own: readonly SeededAccount[], people: SeededPeople, now: Date) {
  const someone = [...people.users.values()]
  const rows = own.slice(0, 2).flatMap((account, i) => {
    const user_id = account.ownerId ?? someone.find((person) => person.team === account.team)?.id
    if (user_id === undefined) return []
    return [
      {
        business_team_id: account.teamId,
        user_id,
        studio_account_id: account.id,
        name: i === 0 ? '工作日早晚各五篇' : '周末开放队列',
        kind: i === 0 ? ('submit' as const) : ('open_queue' as const),
        weekdays: JSON.stringify(i === 0 ? [1, 2, 3, 4, 5] : [6, 7]),
        times: i === 0 ? ['09:30', '20:00'] : ['10:00'],
        batch_count: 5,
        enabled: false,
        starts_on: null,
        ends_on: null,
        last_job_id: null,
        created_at: now,
        updated_at: now,
      },
    ]
  })
  if (rows.length > 0) await db.insertInto('plans').values(rows).execute()
}

/** Figures of days grow out of the orders and publications that are there. */
const seedReports = (db: Db, today: string, now: Date) =>
  sql`insert into smart_publish_reports (business_team_id, studio_account_id, platform, uid, nickname, record_date,
      published_count, reported_count, pv_count, like_count, collect_count, comment_count, orders_count, cps_amount_fen,
      synced_at, created_at, updated_at)
    select a.business_team_id, a.id, a.platform, a.uid, a.nickname, d.day, 2 + (a.id + n) % 5, 2 + (a.id + n) % 5,
      800 + ((a.id * 7919 + n * 613) % 9000), 20 + ((a.id * 31 + n * 17) % 300), 5 + ((a.id * 13 + n * 7) % 90),
      (a.id + n * 3) % 25, coalesce(s.orders_count, 0), coalesce(s.cps_amount_fen, 0), ${now}, ${now}, ${now}
    from studio_accounts a cross join generate_series(1, ${REPORT_DAYS}) n
    cross join lateral (select ${today}::date - n as day) d
    left join studio_income_summaries s on s.studio_account_id = a.id and s.record_date = d.day
    order by a.id, n`.execute(db)

const seedStatistics = (db: Db, today: string, now: Date) =>
  sql`insert into carry_statistics (business_team_id, user_id, record_date, resource_type, resource_id, keyword, title,
      channel, publish_count, pv_count, like_count, collect_count, comment_count, cps_amount_fen, created_at, updated_at)
    select p.business_team_id, p.user_id, ${today}::date - n, 'carry_publishes', p.id, p.topic, p.title, p.channel, 1,
      p.pv_count * (8 - n) / 8, p.like_count * (8 - n) / 8, p.collect_count * (8 - n) / 8,
      p.comment_count * (8 - n) / 8, p.cps_amount_fen * (8 - n) / 8, ${now}, ${now}
    from carry_publishes p cross join generate_series(1, 7) n
    where p.published_at < (${today}::date - n + 1)::timestamp at time zone 'Asia/Shanghai'
    order by p.id, n`.execute(db)
