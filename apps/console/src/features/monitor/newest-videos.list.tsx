import { SOURCES } from '@omc/core'
import * as fields from '@omc/sdk/fields/carry_contents'
import { formatCompact, formatCount } from '@omc/shell'
import { TrendingUp } from 'lucide-react'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { textPart } from '../../kernel/i18n/text-part.ts'
import { TitleWithCover } from '../../kit/list/cells.tsx'
import { choiceFilter } from '../../kit/list/filters/choice-filter.ts'
import { statusTabs } from '../../kit/list/filters/status-tabs.ts'
import { matches, runs } from '../../kit/list/list-acts.ts'
import { defineList } from '../../kit/list/list-definition.ts'
import type { AskedRow } from '../../kit/list/list-names.ts'
import { panelWith } from '../../kit/list/panel-with.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { ContentStatusChip } from '../contents/content-status-chip.tsx'
import { bulk, carryContentPanels } from '../lists/carry_contents/carry-content.acts.tsx'

type Row = AskedRow<'carry_contents', 'title' | 'status'>

const Peek = panelWith(
  carryContentPanels,
  async () => (await import('../lists/carry_contents/carry-content.peek.tsx')).Peek,
)

const AddSourcePanel = panelWith(
  textPart(
    () => import('../lists/carry_sources/carry-sources.zh.ts'),
    () => import('../lists/carry_sources/carry-sources.en.ts'),
  ),
  async () => (await import('../lists/carry_sources/add-source.tsx')).AddSourcePanel,
)

/** Plays that came in an hour; nothing before there are two readings. */
function Growth({ perHour }: { readonly perHour: number }) {
  if (perHour === 0) return <span className="text-fg3">—</span>
  return (
    <span
      title={i18n.t('monitor.perHour', { total: formatCount(perHour) })}
      className="inline-flex items-center gap-1 whitespace-nowrap text-success-fg tabular-nums"
    >
      <TrendingUp size={12} aria-hidden />
      {`+${formatCompact(perHour, currentLanguage())}`}
    </span>
  )
}

/** Videos of watched authors, the newest first, and how fast they grow. @source screens §2.6, Monitor */
export const list = defineList('carry_contents', {
  title: () => i18n.t('monitor.videos'),
  columns: {
    title: fields.title,
    source_author: fields.source_author,
    status: fields.status,
    play: fields.play,
    play_gain: fields.play_gain,
    like_count: fields.like_count,
    source_published_at: fields.source_published_at,
    created_at: fields.created_at,
  },
  beside: ['cover'],
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.cover} />,
    status: ({ row: { status } }) => <ContentStatusChip status={status} fact={fields.status} />,
    play_gain: ({ row }) => <Growth perHour={row.play_gain} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  grid: { cover: 'cover', mark: 'status', note: 'play_gain' },
  sorts: ['created_at', 'play_gain', 'play', 'like_count', 'title'],
  defaultSort: '-created_at',
  fixed: { content_type: ['video'], watched: ['true'] },
  scope: { sources: 'source' },
  searchHint: () => i18n.t('monitor.search'),
  filters: [
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'created_since',
      until: 'created_until',
    },
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    {
      kind: 'choice',
      name: 'source',
      label: () => fieldLabel(fields.source),
      options: () => SOURCES.map((value) => ({ value, label: platformName(value) })),
    },
  ],
  statusTabs: statusTabs('status', fields.status, ['fetched', 'processed', 'checked', 'rejected']),
  Peek,
  row: [
    {
      ...runs('carry_contents.batch_content_status', {
        label: () => i18n.t('monitor.adopt'),
        args: ({ id }: Row) => ({ ids: [id], status: 'processed' }),
        done: () => i18n.t('monitor.adopted'),
      }),
      isFor: ({ status }: Row) => status === 'fetched',
    },
    runs('carry_contents.generate_carry_creator', {
      label: () => i18n.t('monitor.derive'),
      args: ({ id }: Row) => ({ ids: [id] }),
      done: () => i18n.t('monitor.derived'),
    }),
    runs('carry_contents.refresh_content_aweme', {
      label: () => i18n.t('monitor.refresh'),
      args: ({ id }: Row) => ({ id }),
      done: () => i18n.t('monitor.refreshed'),
    }),
  ],
  bulk: [
    {
      ...runs('carry_contents.batch_content_status', {
        label: () => i18n.t('monitor.adopt'),
        args: (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id), status: 'processed' }),
        done: ({ succeeded }) => i18n.t('monitor.adoptedMany', { count: succeeded.length }),
      }),
      ...matches('carry_contents.batch_content_status'),
    },
    ...bulk.filter(({ operation }) => operation === 'carry_contents.generate_carry_creator'),
  ],
  page: [
    {
      operation: 'carry_sources.request_info',
      label: () => i18n.t('monitor.add'),
      Panel: AddSourcePanel,
    },
    runs('carry_sources.exec_monitor_spider', {
      label: () => i18n.t('monitor.patrol'),
      args: () => ({}),
      done: () => i18n.t('monitor.patrolling'),
    }),
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('monitor.empty'),
    description: i18n.t('monitor.emptyHint'),
    act: 'carry_sources.request_info',
  }),
})
