import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { toldFigure } from '../publish/success-rate.ts'
import { incomes, reports } from '../sources.ts'
import type { Board } from '../stats-definition.ts'
import type { Place } from '../stats-place.ts'
import { placeQuery } from '../stats-state.ts'
import { allAccounts, newAccounts } from './agency-sources.ts'

const PATH = '/guanghe/agent/list'
const tabAt = (tab: string) => (place: Place) => `${PATH}?${placeQuery(place, { tab })}`
const accounts = (place: Place, more: Readonly<Record<string, string>> = {}) =>
  `${PATH}?${placeQuery(place, { tab: 'accounts', ...more })}`

const countOf = { label: () => i18n.t('figures.accounts'), of: allAccounts }

/** Accounts under contract with agencies, and their income. */
export const agencyBoard: Board = {
  tiles: [
    {
      id: 'accounts',
      label: () => i18n.t('figures.accounts'),
      of: allAccounts,
      value: 'count',
      kind: 'count',
      to: (place) => accounts(place),
    },
    {
      id: 'signed',
      label: () => i18n.t('figures.signed'),
      of: allAccounts,
      value: 'signed_count',
      kind: 'count',
      to: (place) => accounts(place, { 'f.has_already_sign': 'true' }),
    },
    {
      id: 'new',
      label: () => i18n.t('figures.newAccounts'),
      of: newAccounts,
      value: 'count',
      kind: 'count',
    },
    {
      id: 'published',
      label: () => i18n.t('figures.published'),
      of: reports,
      value: 'published_count',
      kind: 'count',
      to: tabAt('reports'),
    },
    {
      id: 'views',
      label: () => i18n.t('figures.views'),
      of: reports,
      value: toldFigure('pv_count'),
      kind: 'count',
      to: tabAt('reports'),
    },
    {
      id: 'orders',
      label: () => i18n.t('figures.orders'),
      of: incomes,
      value: 'orders_count',
      kind: 'count',
      to: tabAt('income'),
    },
    {
      id: 'commission',
      label: () => i18n.t('figures.commission'),
      of: incomes,
      value: 'cps_amount',
      kind: 'yuan',
      to: tabAt('income'),
    },
  ],
  line: {
    title: () => i18n.t('figures.accountsByDay'),
    kind: 'fields',
    measures: [
      {
        id: 'accounts',
        label: () => i18n.t('figures.newAccounts'),
        kind: 'count',
        lines: [
          { label: () => i18n.t('figures.newAccounts'), of: newAccounts, field: 'count' },
          { label: () => i18n.t('figures.signedOfThem'), of: newAccounts, field: 'signed_count' },
        ],
      },
    ],
  },
  ranks: [
    {
      id: 'agency',
      label: () => i18n.t('figures.agency'),
      parts: [{ ...countOf, by: 'mcn_name' }],
      name: (value) => value,
      without: () => i18n.t('figures.noAgency'),
      to: (value, place) => accounts({ ...place, agencies: [value] }),
    },
    {
      id: 'platform',
      label: () => i18n.t('figures.platform'),
      parts: [{ ...countOf, by: 'platform' }],
      name: platformName,
      to: (value, place) => accounts({ ...place, channels: [value] }),
    },
    {
      id: 'person',
      label: () => i18n.t('figures.person'),
      parts: [{ ...countOf, by: 'user_id' }],
      name: (value) => value,
      names: 'people',
      to: (value, place) => accounts(place, { 'f.user_id': value }),
    },
  ],
}
