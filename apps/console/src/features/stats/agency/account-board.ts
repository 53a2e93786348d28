import { status } from '@omc/sdk/fields/studio_contents'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { toldFigure } from '../publish/success-rate.ts'
import { publishRows } from '../rows-at.ts'
import { incomes, reports } from '../sources.ts'
import type { Board, Tile } from '../stats-definition.ts'
import { source } from '../stats-source.ts'
import { placeQuery } from '../stats-state.ts'

const made = source('studio_accounts.statistics', { isOfAccount: true })

const PATH = '/guanghe/agent/detail'
const tab =
  (name: string): NonNullable<Tile['to']> =>
  (place) =>
    `${PATH}?${placeQuery(place, { tab: name })}`

const line = (id: 'contents' | 'plays' | 'likes', field: string) => ({
  id,
  label: () => i18n.t(`figures.${id}`),
  kind: 'count' as const,
  lines: [{ label: () => i18n.t(`figures.${id}`), of: made, field }],
})

const part = { label: () => i18n.t('figures.contents'), of: made }

/** Production, publications and income of one account. */
export const accountBoard: Board = {
  tiles: [
    {
      id: 'contents',
      label: () => i18n.t('figures.contents'),
      of: made,
      value: 'count',
      kind: 'count',
    },
    {
      id: 'plays',
      label: () => i18n.t('figures.plays'),
      of: made,
      value: 'play_count',
      kind: 'count',
    },
    {
      id: 'likes',
      label: () => i18n.t('figures.likes'),
      of: made,
      value: 'like_count',
      kind: 'count',
    },
    {
      id: 'published',
      label: () => i18n.t('figures.published'),
      of: reports,
      value: 'published_count',
      kind: 'count',
      to: (place) => publishRows(place),
    },
    {
      id: 'views',
      label: () => i18n.t('figures.views'),
      of: reports,
      value: toldFigure('pv_count'),
      kind: 'count',
      to: tab('reports'),
    },
    {
      id: 'orders',
      label: () => i18n.t('figures.orders'),
      of: incomes,
      value: 'orders_count',
      kind: 'count',
      to: tab('orders'),
    },
    {
      id: 'commission',
      label: () => i18n.t('figures.commission'),
      of: incomes,
      value: 'cps_amount',
      kind: 'yuan',
      to: tab('income'),
    },
  ],
  line: {
    title: () => i18n.t('figures.contentsByDay'),
    kind: 'fields',
    measures: [line('contents', 'count'), line('plays', 'play_count'), line('likes', 'like_count')],
  },
  ranks: [
    {
      id: 'status',
      label: () => i18n.t('figures.status'),
      parts: [{ ...part, by: 'status' }],
      name: (value) => choiceLabel(status, value),
    },
    {
      id: 'source',
      label: () => i18n.t('figures.source'),
      parts: [{ ...part, by: 'source' }],
      name: platformName,
    },
    {
      id: 'category',
      label: () => i18n.t('figures.category'),
      parts: [{ ...part, by: 'category' }],
      name: (value) => value,
    },
  ],
}
