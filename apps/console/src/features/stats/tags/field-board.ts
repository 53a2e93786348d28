import { i18n } from '../../../kernel/i18n/i18n.ts'
import { contentRows, publishRows, rowsAt } from '../rows-at.ts'
import { contents, creativePublishes, publishes } from '../sources.ts'
import type { Board, Line, RankDefinition, Tile } from '../stats-definition.ts'
import type { Place } from '../stats-place.ts'
import { source, type Source } from '../stats-source.ts'

const created = source('creator_contents.statistics', { filters: { channels: 'channel' } })
const smart = source('smart_contents.statistics', { filters: { channels: 'channel' } })
const ofPools = source('business_pools.creative_content_statistics')
const ofAccounts = source('studio_accounts.creative_content_statistics', {
  filters: { channels: 'platform' },
})
const windmill = source('windmill_contents.statistics', { filters: { channels: 'platform' } })
const materials = source('carry_materials.source_pool_status')

const SOURCES = {
  collected: contents,
  created,
  smart,
  ofPools,
  ofAccounts,
  windmill,
  materials,
  publishes,
  creative: creativePublishes,
} as const satisfies Readonly<Record<string, Source>>
type Family = keyof typeof SOURCES

const label = (family: Family) => () => i18n.t(`figures.family.${family}`)

/** The rows of each family where it has a list with the days that its figures count by. */
const ROWS: Readonly<Partial<Record<Family, (place: Place) => string>>> = {
  collected: (place) => contentRows(place),
  publishes: (place) => publishRows(place),
  creative: (place) =>
    rowsAt('/carry/publish/list', {
      tab: 'creative',
      'f.created': `${place.days.since}..${place.days.until}`,
      'f.channel': place.channels,
    }),
}

const tile = (family: Family): Tile => ({
  id: family,
  label: label(family),
  of: SOURCES[family],
  value: 'count',
  kind: 'count',
  ...(ROWS[family] ? { to: ROWS[family] } : {}),
})

const line = (family: Family): Line => ({
  label: label(family),
  of: SOURCES[family],
  field: 'count',
})

const rank = (
  id: 'category' | 'topic' | 'tag' | 'brand',
  by: string,
  families: readonly Family[],
  to?: RankDefinition['to'],
): RankDefinition => ({
  id,
  label: () => i18n.t(`figures.${id}`),
  parts: families.map((family) => ({ label: label(family), of: SOURCES[family], by })),
  name: (value) => value,
  ...(to ? { to } : {}),
})

const CONTENTS = ['collected', 'created', 'smart', 'ofPools', 'ofAccounts', 'windmill'] as const

/** Fields of the work: all families by category, topic, tag and brand. */
export const fieldBoard: Board = {
  tiles: [...CONTENTS, 'materials' as const, 'publishes' as const, 'creative' as const].map(tile),
  line: {
    title: () => i18n.t('figures.madeByDay'),
    kind: 'fields',
    measures: [
      {
        id: 'contents',
        label: () => i18n.t('figures.contents'),
        kind: 'count',
        lines: CONTENTS.map(line),
      },
      {
        id: 'published',
        label: () => i18n.t('figures.published'),
        kind: 'count',
        lines: (['publishes', 'creative'] as const).map(line),
      },
      {
        id: 'materials',
        label: label('materials'),
        kind: 'count',
        lines: [line('materials')],
      },
    ],
  },
  ranks: [
    rank('category', 'category', [
      'collected',
      'smart',
      'ofPools',
      'ofAccounts',
      'windmill',
      'materials',
    ]),
    rank('topic', 'topic', ['creative']),
    rank('tag', 'publish_tag', ['publishes'], (value, place) =>
      publishRows(place, { 'f.publish_tag': value }),
    ),
    rank('brand', 'brand', ['creative']),
  ],
}
