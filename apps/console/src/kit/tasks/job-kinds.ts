import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Texts } from '../../kernel/i18n/texts.ts'

/** Jobs of the collecting screens. */
export const COLLECTING_KINDS = [
  'spider_sources',
  'collect_materials',
  'collect_studio_source',
] as const

/** Every kind of job, in the order of the filter. */
const KINDS = [
  ...COLLECTING_KINDS,
  'run_plan',
  'carry_contents.batch_to_publish',
  'carry_publishes.all_in_processed',
  'sync_commerce_items',
  'sync_windmill_crowds',
  'import_remote_data',
  'sync_gold_ranks',
  'export',
  'sync_daren_list',
  'undo_portions',
  'look_at_logins',
  'transcribe_contents',
  'sync_content_detail',
  'publish_processed',
  'sync_daorc_accounts',
  'daily_statistics',
  'today_report',
  'sync_team_orders',
  'check_accounts',
  'refresh_studio_accounts',
  'make_materials',
  'sync_pool_items',
  'benchmark_pools',
] as const

type Leaves<Node, Path extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? `${Path}${Key}`
    : Leaves<Node[Key], `${Path}${Key}.`>
}[keyof Node & string]

/** Kinds with a name, so that a kind above without one does not compile. */
type Named = Leaves<Texts['jobKind']>

const isNamed = (kind: string): kind is Named => i18n.exists(`jobKind.${kind}`)

/** A bulk call over a filter is a job whose kind is the id of its operation. */
const isBulk = (kind: string): boolean => kind.includes('.')

/** Name of a kind; its code for one that this console does not know. */
export const kindName = (kind: string): string => {
  if (isNamed(kind)) return i18n.t(`jobKind.${kind}`)
  return isBulk(kind) ? i18n.t('jobKind.bulk') : kind
}

export const kindOptions = () => KINDS.map((value: Named) => ({ value, label: kindName(value) }))
