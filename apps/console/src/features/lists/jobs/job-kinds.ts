import { i18n } from '../../../kernel/i18n/i18n.ts'

/** Jobs of the collecting screens. */
const COLLECTING = {
  spider_sources: () => i18n.t('jobList.spiderSources'),
  collect_materials: () => i18n.t('jobList.collectMaterials'),
  collect_studio_source: () => i18n.t('jobList.collectStudio'),
} as const

/** Names of every kind of job. */
const KINDS: Readonly<Record<string, () => string>> = {
  ...COLLECTING,
  run_plan: () => i18n.t('jobList.runPlan'),
  'carry_contents.batch_to_publish': () => i18n.t('jobList.batchToPublish'),
  sync_commerce_items: () => i18n.t('jobList.syncGoods'),
  sync_windmill_crowds: () => i18n.t('jobList.syncCrowds'),
  import_remote_data: () => i18n.t('jobList.importRemote'),
  sync_gold_ranks: () => i18n.t('jobList.syncRanks'),
  export: () => i18n.t('jobList.export'),
  sync_daren_list: () => i18n.t('jobList.syncCreators'),
  'carry_publishes.all_in_processed': () => i18n.t('jobList.movePublishes'),
  undo_portions: () => i18n.t('jobList.undoBulk'),
  look_at_logins: () => i18n.t('jobList.lookAtLogins'),
  transcribe_contents: () => i18n.t('jobList.transcribe'),
  sync_content_detail: () => i18n.t('jobList.syncDetails'),
  publish_processed: () => i18n.t('jobList.republish'),
  sync_daorc_accounts: () => i18n.t('jobList.syncDaorc'),
  daily_statistics: () => i18n.t('jobList.dailyFigures'),
  today_report: () => i18n.t('jobList.todayReport'),
  sync_team_orders: () => i18n.t('jobList.syncOrders'),
  check_accounts: () => i18n.t('jobList.checkAccounts'),
  refresh_studio_accounts: () => i18n.t('jobList.refreshAccounts'),
  make_materials: () => i18n.t('jobList.makePictures'),
  sync_pool_items: () => i18n.t('jobList.syncPool'),
  benchmark_pools: () => i18n.t('jobList.benchmark'),
}

export const COLLECTING_KINDS: readonly string[] = Object.keys(COLLECTING)

export const kindOptions = () =>
  Object.entries(KINDS).map(([value, label]) => ({ value, label: label() }))

/** A bulk call over a filter is a job whose kind is the id of its operation. */
const isBulk = (kind: string): boolean => kind.includes('.')

/** Name of a kind; its code for one that this console does not know. */
export const kindName = (kind: string): string =>
  KINDS[kind]?.() ?? (isBulk(kind) ? i18n.t('jobList.bulk') : kind)
