import { i18n } from '../../../kernel/i18n/i18n.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

type Row = AskedRow<'carry_sources', 'nickname'>

const forms = () => import('./carry-source.forms.ts')
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const CollectPanel = panelPart(async () => (await forms()).CollectPanel)
const StatusPanel = panelPart(async () => (await forms()).StatusPanel)
const AccountPanel = panelPart(async () => (await forms()).AccountPanel)
const SearchPanel = panelPart(async () => (await forms()).SearchPanel)
const AddSourcePanel = panelPart(async () => (await import('./add-source.tsx')).AddSourcePanel)

export const row = [
  runs('carry_sources.exec_source_job', {
    label: () => i18n.t('carrySource.collect'),
    args: ({ id }: Row) => ({ ids: [id] }),
    done: () => i18n.t('carrySource.collecting', { count: 1 }),
  }),
  {
    operation: 'carry_sources.update',
    label: () => i18n.t('carrySource.edit'),
    Panel: EditPanel,
  },
  runs('carry_sources.delete', {
    label: () => i18n.t('carrySource.delete'),
    args: ({ id }: Row) => ({ id }),
    ask: ({ nickname }: Row) => ({
      title: i18n.t('carrySource.deleteTitle'),
      description: nickname,
      confirm: i18n.t('carrySource.delete'),
      tone: 'danger',
    }),
    done: () => i18n.t('carrySource.deleted'),
  }),
] as const

export const bulk = [
  {
    operation: 'carry_sources.exec_source_job',
    label: () => i18n.t('carrySource.collect'),
    Panel: CollectPanel,
  },
  {
    operation: 'carry_sources.batch_publish_status',
    label: () => i18n.t('carrySource.status'),
    Panel: StatusPanel,
    ...matches('carry_sources.batch_publish_status'),
  },
  {
    operation: 'studio_accounts.batch_assign_source',
    label: () => i18n.t('carrySource.account'),
    Panel: AccountPanel,
    ...matches('studio_accounts.batch_assign_source'),
  },
  runs('carry_sources.update_assign_content', {
    label: () => i18n.t('carrySource.owner'),
    args: (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id) }),
    done: ({ count }) => i18n.t('carrySource.ownerDone', { count }),
  }),
] as const

export const page = [
  {
    operation: 'carry_sources.request_info',
    label: () => i18n.t('carrySource.add'),
    isPrimary: true,
    Panel: AddSourcePanel,
  },
  runs('carry_sources.exec_monitor_spider', {
    label: () => i18n.t('carrySource.patrol'),
    args: () => ({}),
    done: () => i18n.t('carrySource.patrolling'),
  }),
  {
    operation: 'carry_sources.exec_dewu_spider',
    label: () => i18n.t('carrySource.find'),
    Panel: SearchPanel,
  },
] as const
