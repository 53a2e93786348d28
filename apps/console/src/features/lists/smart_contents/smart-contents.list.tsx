import * as fields from '@omc/sdk/fields/smart_contents'
import { ArrowRightLeft, Undo2 } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { importAct } from '../../../kit/import/import-act.tsx'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { ListRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { channelOptions } from '../../channels/channels.ts'
import { opensEditor } from '../../content-editor/opens-editor.tsx'
import { CONTENT_TABS, movesStatus } from '../../contents/content-acts.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

export { texts } from './smart-contents.zh.ts'

const forms = () => import('./smart-content.forms.ts')
const EditPanel = opensEditor('smart_contents')
const ToCreativePanel = panelPart(async () => (await forms()).ToCreativePanel)
const ImportPanel = panelPart(async () => (await forms()).ImportPanel)
const Peek = panelPart(async () => (await import('./smart-content.peek.tsx')).Peek)
const TakePanel = panelPart(async () => (await import('./smart-content.take.ts')).TakePanel)
const MovePanel = movesStatus('smart_contents.batch_content_status')

const idsOf = (rows: readonly ListRow[]) => ({ ids: rows.map(({ id }) => id) })

/** @source resources document §3 smart_contents */
export const list = defineList('smart_contents', {
  title: () => i18n.t('smartContent.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    source: fields.source,
    category: fields.category,
    words_count: fields.words_count,
    paragraphs_count: fields.paragraphs_count,
    publishes_count: fields.publishes_count,
    updated_at: fields.updated_at,
  },
  beside: ['images', 'make_images'],
  cells: {
    title: ({ row }) => (
      <TitleWithCover title={row.title} cover={row.make_images[0] ?? row.images[0] ?? ''} />
    ),
    status: ({ row }) => <ContentStatusChip status={row.status} fact={fields.status} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['updated_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('contentAct.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    platformFilter('source', fields.source),
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
  ],
  moreFilters: [
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
    { kind: 'words', name: 'topic', label: () => fieldLabel(fields.topic) },
    {
      kind: 'days',
      name: 'updated',
      label: () => fieldLabel(fields.updated_at),
      since: 'updated_since',
      until: 'updated_until',
    },
  ],
  statusTabs: statusTabs('status', fields.status, CONTENT_TABS, 'smart_contents.statistics'),
  scope: { channel: 'channel', sources: 'source' },
  mark: ({ status }) => (status === 'rejected' ? 'danger' : null),
  Peek,
  row: [
    {
      operation: 'smart_contents.update',
      label: () => i18n.t('contentAct.edit'),
      Panel: EditPanel,
    },
  ],
  bulk: [
    {
      operation: 'smart_contents.batch_content_status',
      label: () => i18n.t('contentAct.move'),
      icon: <ArrowRightLeft size={14} aria-hidden />,
      Panel: MovePanel,
      ...matches('smart_contents.batch_content_status'),
    },
    {
      ...runs('smart_contents.batch_rollback_contents', {
        label: () => i18n.t('smartContent.rollback'),
        icon: <Undo2 size={14} aria-hidden />,
        args: idsOf,
        done: ({ succeeded }) => i18n.t('smartContent.rolledBack', { count: succeeded.length }),
      }),
      ...matches('smart_contents.batch_rollback_contents'),
    },
    {
      operation: 'smart_contents.create_content_from_smart',
      label: () => i18n.t('smartContent.toCreative'),
      Panel: ToCreativePanel,
      ...matches('smart_contents.create_content_from_smart'),
    },
    runs('smart_contents.transfer_to_carry', {
      label: () => i18n.t('contentAct.toCarry'),
      args: idsOf,
      done: ({ succeeded }) => i18n.t('contentAct.toCarryDone', { count: succeeded.length }),
    }),
    {
      ...runs('smart_contents.delete_image_assign_index', {
        label: () => i18n.t('smartContent.freeImages'),
        args: idsOf,
        ask: (rows: readonly ListRow[]) => ({
          title: i18n.t('smartContent.freeTitle'),
          description: i18n.t('smartContent.freeHint', { count: rows.length }),
          confirm: i18n.t('smartContent.freeImages'),
        }),
        done: ({ succeeded }) => i18n.t('smartContent.freed', { count: succeeded.length }),
      }),
      ...matches('smart_contents.delete_image_assign_index'),
    },
  ],
  page: [
    {
      ...importAct(
        'smart_contents.import_data',
        () => i18n.t('smartContent.importFile'),
        async () => (await import('./smart-content.import.ts')).table,
      ),
      isPrimary: true,
    },
    importAct(
      'smart_contents.add_content_from_import',
      () => i18n.t('smartContent.importSorted'),
      async () => (await import('./smart-content.import.ts')).sorted,
    ),
    {
      operation: 'smart_contents.get_downloaded_content',
      label: () => i18n.t('smartContent.take'),
      Panel: TakePanel,
    },
    runs('smart_contents.refresh_content_status_cache', {
      label: () => i18n.t('smartContent.calibrate'),
      args: () => ({}),
      done: ({ changed }) => i18n.t('smartContent.calibrated', { count: changed }),
    }),
    {
      operation: 'smart_contents.import_remote_data',
      label: () => i18n.t('smartContent.importUrl'),
      Panel: ImportPanel,
    },
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('contentAct.empty'),
    description: i18n.t('smartContent.emptyHint'),
  }),
})
