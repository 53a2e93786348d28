import * as fields from '@omc/sdk/fields/jobs'
import { StatusChip, type StatusShape, type Tone } from '@omc/ui'
import { choiceLabel, fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { includedText } from '../../../kit/list/included-text.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { COLLECTING_KINDS, kindName, kindOptions } from '../../../kit/tasks/job-kinds.ts'
import { COLLECTING } from '../filled-by.ts'

export { texts } from './jobs.zh.ts'

const Peek = panelPart(async () => (await import('./job.peek.tsx')).Peek)

type Row = AskedRow<'jobs', 'kind' | 'state'>

type Look = { readonly tone: Tone; readonly shape: StatusShape }
const ENDED: Look = { tone: 'neutral', shape: 'square' }
const LOOKS: Readonly<Partial<Record<string, Look>>> = {
  queued: { tone: 'neutral', shape: 'clock' },
  running: { tone: 'info', shape: 'turning' },
  done: { tone: 'success', shape: 'dot' },
  failed: { tone: 'danger', shape: 'cross' },
}

/** Every background job of the team. @source screens §2.4; resources document §3 jobs */
export const allJobs = defineList('jobs', {
  title: () => i18n.t('jobList.title'),
  columns: {
    kind: fields.kind,
    state: fields.state,
    done_count: fields.done_count,
    user_id: fields.user_id,
    error: fields.error,
    created_at: fields.created_at,
    finished_at: fields.finished_at,
  },
  beside: ['total_count'],
  include: { user: ['users', 'full_name'] },
  titles: { done_count: () => i18n.t('jobList.progress') },
  cells: {
    kind: ({ row }) => kindName(row.kind),
    state: ({ row }) => (
      <StatusChip {...(LOOKS[row.state] ?? ENDED)}>
        {choiceLabel(fields.state, row.state)}
      </StatusChip>
    ),
    done_count: ({ row }) => (
      <span className="tabular-nums">{`${row.done_count}/${row.total_count ?? '—'}`}</span>
    ),
    // One without a person was started by its time.
    user_id: ({ row }) => <CutText text={includedText(row, 'user', 'full_name') || '—'} />,
  },
  looks: { kind: { inCard: 'title' }, user_id: { className: 'max-w-40' } },
  sorts: ['created_at'],
  defaultSort: '-updated_at',
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: () => fieldLabel(fields.kind),
      options: kindOptions,
    },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
    {
      kind: 'days',
      name: 'asked',
      label: () => fieldLabel(fields.created_at),
      since: 'since',
      until: 'until',
    },
  ],
  moreFilters: [choiceFilter('state', fields.state)],
  waits: [
    {
      label: () => choiceLabel(fields.state, 'failed'),
      filters: { state: ['failed'] },
      tone: 'danger',
    },
  ],
  statusTabs: statusTabs('state', fields.state, ['queued', 'running', 'done', 'failed']),
  mark: ({ state }) => (state === 'failed' ? 'danger' : null),
  Peek,
  row: [
    {
      ...runs('jobs.cancel', {
        label: () => i18n.t('jobList.cancel'),
        args: ({ id }: Row) => ({ id }),
        done: () => i18n.t('jobList.cancelled'),
      }),
      isFor: ({ state }) => state === 'queued' || state === 'running',
    },
    {
      ...runs('jobs.retry', {
        label: () => i18n.t('jobList.retry'),
        args: ({ id }: Row) => ({ id }),
        done: () => i18n.t('jobList.retried'),
      }),
      isFor: ({ state }) => state === 'failed' || state === 'cancelled',
    },
  ],
  live: 'updated_since',
  rowName: ({ kind }) => kindName(kind),
  empty: () => ({
    title: i18n.t('jobList.empty'),
    description: i18n.t('jobList.emptyHint'),
    filledBy: COLLECTING,
  }),
})

/** Background collection jobs. @source console spec §2, source lists */
export const list = { ...allJobs, fixed: { kind: COLLECTING_KINDS } }
