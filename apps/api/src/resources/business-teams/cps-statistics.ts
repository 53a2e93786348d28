import T from 'typebox'
import type { Context } from '../../jsonapi/context.ts'
import { equals, references } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { KEPT } from '../../orders/kept.ts'
import { DaySeries, statistics, statisticsQuery } from '../../workflows/statistics.ts'

/** Sources of income: published pieces, own orders, orders of the creators bound to the team. */
const table = (name: string, platform: string, trash: boolean) =>
  defineResource({
    type: name,
    label: { zh: name, en: name },
    table: name,
    attributes: Closed({}),
    filters: { platform: equals(platform), business_team_id: references('business_team_id') },
    scope: ownTeam,
    ...(trash ? {} : { trash: false }),
    verbs: {},
  })
const publishes = table('carry_publishes', 'channel', true)
const orders = table('studio_orders', 'platform', false)
const teamOrders = table('team_orders', 'platform', false)

const EARNED = {
  cps_yuan: `case when ${KEPT} then t.cps_amount_fen else 0 end / 100.0`,
  amount_yuan: 't.amount_fen / 100.0',
  net_amount_yuan: `case when ${KEPT} then t.amount_fen else 0 end / 100.0`,
}

const FIGURES = {
  publishes_count: Count,
  publish_cps_yuan: T.Number(),
  orders_count: Count,
  order_amount_yuan: T.Number({ description: 'of all orders, as the list of orders sums them up' }),
  order_net_amount_yuan: T.Number({ description: 'without what was sent back' }),
  order_cps_yuan: T.Number(),
  team_orders_count: Count,
  team_order_cps_yuan: T.Number(),
  cps_yuan: T.Number(),
  count: Count,
}
const ByValue = T.Record(T.String(), Count, { description: 'a count for each value' })

/**
 * Commission by day, of every kind; refunded orders count in number and gross amount, and earn nothing.
 *
 * @source resources document §7 (cps_statistics); domain: verb table, cps
 */
export const cpsStatistics = action({
  on: 'collection',
  method: 'GET',
  effect: 'read',
  may: 'order:read',
  summary:
    'Commission in yuan by day and in total: of published pieces, of the orders of own accounts, and of those of bound creators.',
  query: statisticsQuery(orders),
  output: {
    kind: 'data',
    schema: Closed({
      totals: Closed({ ...FIGURES, by_status: ByValue, by_platform: ByValue }),
      series: DaySeries(FIGURES),
    }),
  },
  run: cps,
})

async function cps(context: Context, { query }: { query: Record<string, unknown> }) {
  const published = await statistics(context, publishes, {
    groups: [],
    on: 'published_at',
    sums: { cps_yuan: 't.cps_amount_fen / 100.0' },
    query,
  })
  const own = await statistics(context, orders, {
    groups: ['status', 'platform'],
    on: 'record_date',
    sums: EARNED,
    query,
  })
  const bound = await statistics(context, teamOrders, {
    groups: [],
    on: 'record_date',
    sums: EARNED,
    query,
  })
  const figures = (p: object, o: object, b: object) => ({
    publishes_count: figure(p, 'count'),
    publish_cps_yuan: figure(p, 'cps_yuan'),
    orders_count: figure(o, 'count'),
    order_amount_yuan: figure(o, 'amount_yuan'),
    order_net_amount_yuan: figure(o, 'net_amount_yuan'),
    order_cps_yuan: figure(o, 'cps_yuan'),
    team_orders_count: figure(b, 'count'),
    team_order_cps_yuan: figure(b, 'cps_yuan'),
    // The platform reports the orders that a piece led to, so they are counted once.
    cps_yuan: rounded(figure(o, 'cps_yuan') + figure(b, 'cps_yuan')),
    count: figure(o, 'count') + figure(b, 'count'),
  })
  return {
    totals: {
      ...figures(published.totals, own.totals, bound.totals),
      by_status: own.totals.by_status ?? {},
      by_platform: own.totals.by_platform ?? {},
    },
    series: own.series.map((day, i) => ({
      date: day.date,
      ...figures(published.series[i] ?? {}, day, bound.series[i] ?? {}),
    })),
  }
}

const rounded = (yuan: number) => Math.round(yuan * 100) / 100
const figure = (from: object, name: string): number => {
  const value: unknown = Reflect.get(from, name)
  return typeof value === 'number' ? rounded(value) : 0
}
