import type { RoleName } from '@omc/acl'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import type { Order } from '../../gateway/gateway.ts'
import { ofOwnUids } from '../../orders/own-uids.ts'
import { storeStudioOrders, storeTeamOrders, type OrderAccount } from '../../orders/store-orders.ts'

let t: TestApp
let manager: Caller
let vip: Caller
const accounts: OrderAccount[] = []
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
  vip = await t.as('vip')
  const { account } = createFactories(t.database)
  const owned = [manager.userId, vip.userId]
  for (const user_id of owned) {
    const { id, uid } = await account({
      business_team_id: manager.teamId,
      user_id,
      platform: 'pdd',
    })
    accounts.push({ id, teamId: manager.teamId, platform: 'pdd', uid })
  }
})
afterAll(() => t.close())
beforeEach(async () => {
  for (const table of ['team_orders', 'studio_orders', 'studio_income_summaries'])
    await t.rows(`delete from ${table}`)
})

const orders = fc.uniqueArray(
  fc.record({
    order_id: fc.integer({ min: 1, max: 60 }).map((n) => `o${n}`),
    account: fc.integer({ min: 0, max: 1 }),
    record_date: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-02'),
    status: fc.constantFrom('paid', 'settled', 'refunded'),
    amount: fc.integer({ min: 0, max: 99_999_999 }),
    cps: fc.integer({ min: 0, max: 999_999 }),
  }),
  { selector: ({ order_id }) => order_id, maxLength: 30 },
)
type Sold = typeof orders extends fc.Arbitrary<(infer R)[]> ? R : never

const toOrder = ({ account, amount, cps, ...rest }: Sold): Order => ({
  ...rest,
  uid: accounts[account]!.uid,
  item_id: 'i',
  item_title: '杯',
  amount_yuan: amount / 100,
  cps_yuan: cps / 100,
})
const store = async (sold: readonly Sold[]) => {
  await t.database.asServer(async (db) => {
    for (const [at, account] of accounts.entries())
      await storeStudioOrders(
        db,
        account,
        sold.filter((one) => one.account === at).map(toOrder),
        t.clock.now(),
      )
    await storeTeamOrders(
      db,
      { teamId: manager.teamId, platform: 'pdd' },
      sold.map(toOrder),
      t.clock.now(),
    )
  })
}
const fen = (yuan: number) => Math.round(yuan * 100)
/** Returned orders earn nothing, whatever the channel reports. */
const earned = ({ status, cps }: Sold) => (status === 'refunded' ? 0 : cps)
const sumOf = (sold: readonly Sold[], of: (one: Sold) => number) =>
  sold.reduce((sum, one) => sum + of(one), 0)

type MonthFilter = Record<string, string>
type Sums = Record<'amount' | 'cps_amount' | 'record_count', number>

/** The totals of the three lists are those of the orders that are kept. */
async function totalsFollow(kept: readonly Sold[], filter: MonthFilter) {
  const inRange = kept.filter(
    ({ record_date }) => !('filter[month]' in filter) || record_date.startsWith('2026-11'),
  )
  const { data } = (await manager.get('/api/v1/studio_orders/totals', filter)).body
  const rows = (await manager.get('/api/v1/studio_orders', { ...filter, 'page[size]': '100' })).body
    .data
  expect(data.record_count).toBe(rows.length)
  for (const name of ['amount', 'cps_amount'] as const) {
    const shown = rows.reduce(
      (sum: number, row: { attributes: Record<string, number> }) =>
        sum + fen(row.attributes[name]!),
      0,
    )
    const truth = sumOf(inRange, (one) => (name === 'amount' ? one.amount : earned(one)))
    expect([fen(data[name]), shown]).toEqual([truth, truth])
  }
  expect(fen(data.net_amount)).toBe(
    sumOf(inRange, ({ status, amount }) => (status === 'refunded' ? 0 : amount)),
  )
  await incomeFollows(filter, { inRange, data })
  await teamFollows(filter)
}

async function incomeFollows(
  filter: MonthFilter,
  { inRange, data }: { inRange: readonly Sold[]; data: Sums },
) {
  const income = (await manager.get('/api/v1/studio_income_summaries/totals', filter)).body.data
  expect([fen(income.amount), fen(income.cps_amount), income.orders_count]).toEqual([
    fen(data.amount),
    fen(data.cps_amount),
    data.record_count,
  ])
  expect(fen(income.settled_cps_amount)).toBe(
    sumOf(
      inRange.filter(({ status }) => status === 'settled'),
      ({ cps }) => cps,
    ),
  )
}

async function teamFollows(filter: MonthFilter) {
  const team = (await manager.get('/api/v1/team_orders/totals', filter)).body.data
  const teamRows = (await manager.get('/api/v1/team_orders', { ...filter, 'page[size]': '100' }))
    .body.data
  expect([team.record_count, fen(team.amount)]).toEqual([
    teamRows.length,
    teamRows.reduce(
      (sum: number, row: { attributes: { amount: number } }) => sum + fen(row.attributes.amount),
      0,
    ),
  ])
}

describe('totals', () => {
  it('studio_orders.totals, team_orders.totals and studio_income_summaries.totals equal the sum of their rows, whatever the filter', async () => {
    await fc.assert(
      fc.asyncProperty(orders, orders, async (first, second) => {
        await t.rows('delete from studio_orders')
        await t.rows('delete from team_orders')
        await t.rows('delete from studio_income_summaries')
        await store(first)
        await store(second)
        // An order belongs to the account that had it first; the last word about it counts.
        const firstOf = new Map(first.map((one) => [one.order_id, one]))
        const last = new Map<string, Sold>()
        for (const one of [...first, ...second]) {
          const { account } = firstOf.get(one.order_id) ?? one
          if (account === one.account) last.set(one.order_id, one)
        }
        const kept = [...last.values()]
        for (const filter of [{}, { 'filter[month]': '2026-11' }]) await totalsFollow(kept, filter)
      }),
      { numRuns: 25 },
    )
  })

  it('refuse a filter the list does not have', async () => {
    expect(
      (await manager.get('/api/v1/studio_orders/totals', { 'filter[amount]': '1' })).status,
    ).toBe(400)
  })
})

describe('lists of orders', () => {
  const sold = (account: number, order_id: string, values: Partial<Sold> = {}): Sold => ({
    order_id,
    account,
    record_date: '2026-11-01',
    status: 'paid',
    amount: 1234,
    cps: 56,
    ...values,
  })

  it('studio_orders.list and studio_orders.get filter by day, month, status, platform and account, and show yuan', async () => {
    await store([
      sold(0, 'a'),
      sold(0, 'b', { status: 'settled', record_date: '2026-10-31' }),
      sold(1, 'c'),
    ])
    const ids = async (query: Record<string, string>) =>
      (await manager.get('/api/v1/studio_orders', { ...query, sort: 'record_date' })).body.data.map(
        (row: { attributes: { order_id: string } }) => row.attributes.order_id,
      )
    expect(await ids({ 'filter[record_date]': '2026-10-31' })).toEqual(['b'])
    expect(await ids({ 'filter[month]': '2026-10' })).toEqual(['b'])
    expect(await ids({ 'filter[status]': 'settled' })).toEqual(['b'])
    expect(
      await ids({
        'filter[since]': '2026-11-01',
        'filter[studio_account_id]': String(accounts[1]!.id),
      }),
    ).toEqual(['c'])
    expect(await ids({ 'filter[until]': '2026-10-31', 'filter[platform]': 'pdd' })).toEqual(['b'])
    expect(await ids({ 'filter[platform]': 'jd' })).toEqual([])
    const { data } = (
      await manager.get('/api/v1/studio_orders', {
        'filter[search]': 'a',
        include: 'studio_account',
      })
    ).body
    const one = (await manager.get(`/api/v1/studio_orders/${data[0].id}`)).body.data
    expect(one.attributes).toMatchObject({
      amount: 12.34,
      cps_amount: 0.56,
      record_date: '2026-11-01',
      month: '2026-11',
    })
    expect(
      (await manager.get('/api/v1/studio_orders', { 'filter[month]': '2026-13' })).status,
    ).toBe(400)
  })

  it('team_orders.list and team_orders.get show people their own uids, a lead the team, and another team nothing', async () => {
    await store([sold(0, 'a'), sold(1, 'c')])
    expect((await manager.get('/api/v1/team_orders')).body.meta.record_count).toBe(2)
    const mine = (await vip.get('/api/v1/team_orders')).body
    expect([mine.meta.record_count, mine.data[0].attributes.order_id]).toEqual([1, 'c'])
    expect((await vip.get('/api/v1/studio_orders')).body.meta.record_count).toBe(1)
    expect((await vip.get('/api/v1/team_orders/totals')).body.data.amount).toBe(12.34)
    expect((await (await t.as('admin')).get('/api/v1/team_orders')).body.meta.record_count).toBe(2)
    await t.rows(`update users set roles = '{manager}' where username = 'operator2'`)
    const other = await t.as('operator2')
    expect((await other.get(`/api/v1/team_orders/${mine.data[0].id}`)).status).toBe(404)
    expect((await vip.get(`/api/v1/team_orders/${mine.data[0].id}`)).status).toBe(200)
    expect((await other.get('/api/v1/studio_orders')).body.meta.record_count).toBe(0)
    expect((await other.get('/api/v1/studio_orders/totals')).body.data.record_count).toBe(0)
  })

  it('of people are found by the scope alone, before the database has its word', async () => {
    await store([sold(0, 'a'), sold(1, 'c')])
    const found = async (caller: Caller, roles: readonly RoleName[]) => {
      const { userId, teamId, sessionId } = caller
      const actor = { userId, teamId, sessionId, username: '', roles, admin: false }
      const { rows } = await t.database.asServer((db) =>
        sql<{
          order_id: string
        }>`select t.order_id from team_orders t where ${ofOwnUids(actor)} order by t.order_id`.execute(
          db,
        ),
      )
      return rows.map(({ order_id }) => order_id)
    }
    expect(await found(vip, ['vip'])).toEqual(['c'])
    expect(await found(manager, ['vip'])).toEqual(['a'])
    expect(await found(vip, ['manager'])).toEqual(['a', 'c'])
    const elsewhere = { ...vip, teamId: vip.teamId + 1 }
    expect(await found(elsewhere, ['manager'])).toEqual([])
    expect(await found(elsewhere, ['site_admin'])).toEqual(['a', 'c'])
  })

  it('studio_income_summaries.list and studio_income_summaries.get give one row for each account and day', async () => {
    await store([
      sold(0, 'a'),
      sold(0, 'b', { status: 'refunded', cps: 0 }),
      sold(0, 'd', { record_date: '2026-11-02' }),
    ])
    const { data, meta } = (
      await manager.get('/api/v1/studio_income_summaries', { sort: 'record_date' })
    ).body
    expect(meta.record_count).toBe(2)
    expect(data[0].attributes).toMatchObject({
      record_date: '2026-11-01',
      orders_count: 2,
      paid_count: 1,
      refunded_count: 1,
      amount: 24.68,
      cps_amount: 0.56,
      settled_cps_amount: 0,
    })
    expect((await vip.get(`/api/v1/studio_income_summaries/${data[0].id}`)).status).toBe(404)
    expect((await manager.get(`/api/v1/studio_income_summaries/${data[0].id}`)).status).toBe(200)
    const account = String(accounts[1]!.id)
    expect(
      (
        await manager.get('/api/v1/studio_income_summaries', {
          'filter[studio_account_id]': account,
        })
      ).body.data,
    ).toEqual([])
  })
})

it('the sums of a day equal its orders when two runs bring in the same account at once', async () => {
  const [account] = accounts
  const bring = (order_id: string, hold: Promise<void>, stored: () => void) =>
    t.database.asServer(async (db) => {
      const sold: Sold = {
        order_id,
        account: 0,
        record_date: '2026-11-01',
        status: 'paid',
        amount: 100,
        cps: 10,
      }
      await storeStudioOrders(db, account!, [toOrder(sold)], t.clock.now())
      stored()
      await hold
    })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let first: Promise<void> | undefined
  await new Promise<void>((stored) => (first = bring('a', held, stored)))
  const second = bring('b', Promise.resolve(), () => undefined)
  await expect
    .poll(async () => (await t.rows(`select from pg_locks where not granted`)).length)
    .toBeGreaterThan(0)
  letGo()
  await Promise.all([first, second])
  expect(
    await t.rows('select orders_count::int, amount_fen::int from studio_income_summaries'),
  ).toEqual([{ orders_count: 2, amount_fen: 200 }])
})
