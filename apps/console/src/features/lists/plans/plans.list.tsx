import { state as jobState } from '@omc/sdk/fields/jobs'
import * as fields from '@omc/sdk/fields/plans'
import { Plus } from 'lucide-react'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { WEEKDAYS, weekdayName } from './weekdays.ts'

export { texts } from './plans.zh.ts'

const NewPanel = panelPart(async () => (await import('./plan.forms.ts')).NewPanel)
const EditPanel = panelPart(async () => (await import('./plan.forms.ts')).EditPanel)

type Row = AskedRow<'plans', 'name' | 'enabled'>

/** @source console spec §2, account lists; resources document §3 plans */
export const list = defineList('plans', {
  title: () => i18n.t('plan.title'),
  columns: {
    name: fields.name,
    account_name: fields.account_name,
    platform: fields.platform,
    kind: fields.kind,
    times: fields.times,
    weekdays: fields.weekdays,
    batch_count: fields.batch_count,
    enabled: fields.enabled,
    next_run_at: fields.next_run_at,
    last_job_state: fields.last_job_state,
  },
  beside: ['timezone'],
  cells: {
    times: ({ row }) => i18n.t('plan.zoned', { times: row.times.join(' '), zone: row.timezone }),
    weekdays: ({ row }) => daysText(row.weekdays),
    enabled: ({ row }) => i18n.t(row.enabled ? 'plan.on' : 'plan.off'),
    last_job_state: ({ row }) =>
      row.last_job_state === null ? '—' : choiceLabel(jobState, row.last_job_state),
  },
  looks: { name: { inCard: 'title' }, weekdays: { align: 'start' } },
  sorts: ['next_run_at', 'name'],
  defaultSort: 'next_run_at',
  searchHint: () => i18n.t('plan.search'),
  filters: [
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
    choiceFilter('kind', fields.kind),
    flagFilter('enabled', fields.enabled),
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  scope: { platforms: 'platform', account: 'studio_account_id' },
  edit: { operation: 'plans.update', columns: ['enabled'] },
  restore: 'plans.restore',
  mark: ({ last_job_state: last }) => (last === 'failed' ? 'danger' : null),
  row: [
    { operation: 'plans.update', label: () => i18n.t('plan.edit'), Panel: EditPanel },
    {
      ...runs('plans.update', {
        label: () => i18n.t('plan.disable'),
        args: ({ id }: Row) => ({ id, enabled: false }),
        done: () => i18n.t('plan.disabled'),
      }),
      isFor: ({ enabled }) => enabled,
    },
    {
      ...runs('plans.update', {
        label: () => i18n.t('plan.enable'),
        args: ({ id }: Row) => ({ id, enabled: true }),
        done: () => i18n.t('plan.enabled'),
      }),
      isFor: ({ enabled }) => !enabled,
    },
    runs('plans.delete', {
      label: () => i18n.t('plan.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ name }: Row) => ({
        title: i18n.t('plan.deleteTitle'),
        description: name,
        confirm: i18n.t('plan.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('plan.deleted'),
    }),
  ],
  page: [
    {
      operation: 'plans.create',
      label: () => i18n.t('plan.new'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  live: 'updated_since',
  rowName: ({ name }) => name,
  empty: () => ({ title: i18n.t('plan.empty'), description: i18n.t('plan.emptyHint') }),
})

const daysText = (days: readonly number[]): string =>
  days.length === WEEKDAYS.length ? i18n.t('plan.everyDay') : days.map(weekdayName).join(' ')
