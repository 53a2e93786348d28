import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { rowsAt } from '../rows-at.ts'
import { creativePublishes } from '../sources.ts'
import type { Board } from '../stats-definition.ts'
import type { Place } from '../stats-place.ts'

const asIs = (value: string) => value

const creativeRows = (place: Place, more: Readonly<Record<string, string>> = {}) =>
  rowsAt('/carry/publish/list', {
    tab: 'creative',
    'f.created': `${place.days.since}..${place.days.until}`,
    'f.channel': place.channels,
    'f.studio_account_id': place.accounts,
    ...more,
  })

const FIGURES = [
  ['published', 'count'],
  ['views', 'pv_count'],
  ['likes', 'like_count'],
  ['saves', 'collect_count'],
  ['comments', 'comment_count'],
] as const

const part = { label: () => i18n.t('figures.published'), of: creativePublishes }

/** Reach of creative pieces. */
export const creativeBoard: Board = {
  tiles: FIGURES.map(([id, value]) => ({
    id,
    label: () => i18n.t(`figures.${id}`),
    of: creativePublishes,
    value,
    kind: 'count',
    to: (place) => creativeRows(place),
  })),
  line: {
    title: () => i18n.t('figures.creativeByDay'),
    kind: 'split',
    of: creativePublishes,
    by: 'channel',
    part: 'channels',
    name: platformName,
    measures: [
      { id: 'count', label: () => i18n.t('figures.pieces'), kind: 'count' },
      { id: 'pv_count', label: () => i18n.t('figures.views'), kind: 'count' },
    ],
  },
  ranks: [
    {
      id: 'channel',
      label: () => i18n.t('figures.channel'),
      parts: [{ ...part, by: 'channel' }],
      name: platformName,
      to: (value, place) => creativeRows(place, { 'f.channel': value }),
    },
    {
      id: 'topic',
      label: () => i18n.t('figures.topic'),
      parts: [{ ...part, by: 'topic' }],
      name: asIs,
      to: (value, place) => creativeRows(place, { 'f.topic': value }),
    },
    {
      id: 'brand',
      label: () => i18n.t('figures.brand'),
      parts: [{ ...part, by: 'brand' }],
      name: asIs,
      to: (value, place) => creativeRows(place, { 'f.brand': value }),
    },
  ],
}
