import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { publishRows, settledRows } from '../rows-at.ts'
import { publishes, reports } from '../sources.ts'
import type { Board } from '../stats-definition.ts'
import { contentSteps } from './content-steps.ts'
import { successRate } from './success-rate.ts'

const asIs = (value: string) => value

/** Publications, and their results. */
export const publishBoard: Board = {
  tiles: [
    {
      id: 'published',
      label: () => i18n.t('figures.published'),
      of: publishes,
      value: 'count',
      kind: 'count',
      to: (place) => publishRows(place),
    },
    {
      id: 'success',
      label: () => i18n.t('figures.success'),
      of: reports,
      value: successRate,
      kind: 'percent',
      to: settledRows,
    },
    {
      id: 'views',
      label: () => i18n.t('figures.views'),
      of: publishes,
      value: 'pv_count',
      kind: 'count',
      to: (place) => publishRows(place, { sort: '-pv_count' }),
    },
    {
      id: 'likes',
      label: () => i18n.t('figures.likes'),
      of: publishes,
      value: 'like_count',
      kind: 'count',
      to: (place) => publishRows(place, { sort: '-like_count' }),
    },
    {
      id: 'comments',
      label: () => i18n.t('figures.comments'),
      of: publishes,
      value: 'comment_count',
      kind: 'count',
      to: (place) => publishRows(place),
    },
    {
      id: 'commission',
      label: () => i18n.t('figures.commission'),
      of: publishes,
      value: 'cps_amount',
      kind: 'yuan',
      to: (place) => publishRows(place),
    },
  ],
  line: {
    title: () => i18n.t('figures.byDay'),
    kind: 'split',
    of: publishes,
    by: 'channel',
    part: 'channels',
    name: platformName,
    measures: [
      { id: 'count', label: () => i18n.t('figures.pieces'), kind: 'count' },
      { id: 'pv_count', label: () => i18n.t('figures.views'), kind: 'count' },
      { id: 'cps_amount', label: () => i18n.t('figures.commission'), kind: 'yuan' },
    ],
  },
  ranks: [
    {
      id: 'channel',
      label: () => i18n.t('figures.channel'),
      parts: [{ label: () => i18n.t('figures.published'), of: publishes, by: 'channel' }],
      name: platformName,
      to: (value, place) => publishRows(place, { 'f.channel': value }),
    },
    {
      id: 'account',
      label: () => i18n.t('figures.account'),
      parts: [{ label: () => i18n.t('figures.published'), of: publishes, by: 'studio_account_id' }],
      name: asIs,
      names: 'accounts',
      to: (value, place) => publishRows(place, { 'f.studio_account_id': value }),
    },
    {
      id: 'tag',
      label: () => i18n.t('figures.tag'),
      parts: [{ label: () => i18n.t('figures.published'), of: publishes, by: 'publish_tag' }],
      name: asIs,
      to: (value, place) => publishRows(place, { 'f.publish_tag': value }),
    },
  ],
  steps: contentSteps,
}
