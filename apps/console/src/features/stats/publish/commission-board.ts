import { status } from '@omc/sdk/fields/studio_orders'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { commissions } from '../sources.ts'
import type { Board, FigureKind, Line, LineDefinition } from '../stats-definition.ts'
import type { Place } from '../stats-place.ts'
import { placeQuery } from '../stats-state.ts'

const line = (label: Line['label'], field: string): Line => ({ label, of: commissions, field })

const own = () => i18n.t('figures.ownOrders')
const team = () => i18n.t('figures.teamOrders')

type List = 'orders' | 'team'

/** Figures, the kind of each, and the list of its rows; orders of both kinds have none. */
const FIGURES: readonly (readonly [Named, string, FigureKind, List?])[] = [
  ['allCommission', 'cps_yuan', 'yuan'],
  ['ownCommission', 'order_cps_yuan', 'yuan', 'orders'],
  ['ownOrders', 'orders_count', 'count', 'orders'],
  ['turnover', 'order_amount_yuan', 'yuan', 'orders'],
  ['netTurnover', 'order_net_amount_yuan', 'yuan', 'orders'],
  ['teamOrders', 'team_orders_count', 'count', 'team'],
  ['teamCommission', 'team_order_cps_yuan', 'yuan', 'team'],
]
type Named =
  | 'allCommission'
  | 'ownCommission'
  | 'ownOrders'
  | 'turnover'
  | 'netTurnover'
  | 'teamOrders'
  | 'teamCommission'

const BY_DAY: LineDefinition = {
  title: () => i18n.t('figures.commissionByDay'),
  kind: 'fields',
  measures: [
    {
      id: 'commission',
      label: () => i18n.t('figures.commission'),
      kind: 'yuan',
      lines: [
        line(own, 'order_cps_yuan'),
        line(team, 'team_order_cps_yuan'),
        line(() => i18n.t('figures.ofPieces'), 'publish_cps_yuan'),
      ],
    },
    {
      id: 'orders',
      label: () => i18n.t('figures.orders'),
      kind: 'count',
      lines: [line(own, 'orders_count'), line(team, 'team_orders_count')],
    },
    {
      id: 'turnover',
      label: () => i18n.t('figures.turnover'),
      kind: 'yuan',
      lines: [
        line(() => i18n.t('figures.turnover'), 'order_amount_yuan'),
        line(() => i18n.t('figures.netTurnover'), 'order_net_amount_yuan'),
      ],
    },
  ],
}

/**
 * Income from orders, by day.
 *
 * @param path  of the screen that shows it
 * @param rows  values of its address that open the rows
 */
export function commissionBoard(
  path: string,
  rows: Readonly<Record<List, Readonly<Record<string, string>>>>,
): Board {
  const orders = (place: Place, more: Readonly<Record<string, string>>) =>
    `${path}?${placeQuery(place, { ...rows.orders, ...more })}`
  return {
    tiles: FIGURES.map(([id, value, kind, list]) => ({
      id,
      label: () => i18n.t(`figures.${id}`),
      of: commissions,
      value,
      kind,
      ...(list && { to: (place: Place) => `${path}?${placeQuery(place, rows[list])}` }),
    })),
    line: BY_DAY,
    ranks: [
      {
        id: 'platform',
        label: () => i18n.t('figures.platform'),
        parts: [{ label: own, of: commissions, by: 'platform' }],
        name: platformName,
        to: (value, place) => orders(place, { 'f.platform': value }),
      },
      {
        id: 'status',
        label: () => i18n.t('figures.status'),
        parts: [{ label: own, of: commissions, by: 'status' }],
        name: (value) => choiceLabel(status, value),
        to: (value, place) => orders(place, { 'f.status': value }),
      },
    ],
  }
}
