import * as fields from '@omc/sdk/fields/creator_tasks'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CountText } from '../../../kit/list/cells.tsx'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { includedText } from '../../../kit/list/included-text.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { ofTask } from './creator-task.acts.ts'
import { StatusCounts } from './status-counts.tsx'
import { idleDays, taskMark } from './task-age.ts'
import { taskName } from './task-name.ts'

export { texts } from './creator-tasks.zh.ts'

const NewPanel = panelPart(async () => (await import('./creator-task.forms.ts')).NewPanel)
const Peek = panelPart(async () => (await import('./creator-task.peek.tsx')).Peek)

/** @source console spec §2, /guanghe/panel/daren; resources document §3 creator_tasks */
export const list = defineList('creator_tasks', {
  title: () => i18n.t('creatorTask.title'),
  columns: {
    keyword: fields.keyword,
    platform: fields.platform,
    category: fields.category,
    user_id: fields.user_id,
    items_count: fields.items_count,
    pools_count: fields.pools_count,
    contents_count: fields.contents_count,
    created_at: fields.created_at,
    status_count: fields.status_count,
  },
  beside: ['topic', 'closed_at'],
  include: { user: ['users', 'full_name'] },
  cells: {
    keyword: ({ row }) => (
      <span title={taskName(row)} className="block truncate">
        {taskName(row)}
      </span>
    ),
    user_id: ({ row }) => includedText(row, 'user', 'full_name') || '—',
    contents_count: ({ row }) => {
      const days = idleDays(row, Date.now())
      return days > 0 ? (
        i18n.t('creatorTask.waiting', { count: days })
      ) : (
        <CountText count={row.contents_count} />
      )
    },
    status_count: ({ row }) => (
      <StatusCounts counts={row.status_count} className="xl:flex-nowrap" />
    ),
  },
  looks: {
    keyword: { inCard: 'title', className: 'max-w-0 w-1/5' },
  },
  sorts: ['created_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('creatorTask.search'),
  filters: [
    platformFilter('platform', fields.platform),
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  moreFilters: [
    { kind: 'words', name: 'topics', label: () => fieldLabel(fields.topics) },
    { kind: 'words', name: 'goods_id', label: () => fieldLabel(fields.goods_id) },
    {
      kind: 'flag',
      name: 'dash',
      label: () => fieldLabel(fields.dash),
      yes: () => i18n.t('list.yes'),
      no: () => i18n.t('list.no'),
    },
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'created_since',
      until: 'created_until',
    },
  ],
  statusTabs: {
    filter: 'closed',
    values: () => [
      { value: 'false', label: i18n.t('creatorTask.open') },
      { value: 'true', label: i18n.t('creatorTask.closed') },
    ],
  },
  mark: (task) => taskMark(task, Date.now()),
  Peek,
  row: ofTask,
  page: [
    {
      operation: 'creator_tasks.create',
      label: () => i18n.t('creatorTask.new'),
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  live: 'updated_since',
  rowName: taskName,
  empty: () => ({
    title: i18n.t('creatorTask.empty'),
    description: i18n.t('creatorTask.emptyHint'),
  }),
})
