import { PLATFORMS } from '@omc/core'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

type Row = AskedRow<'business_pools', 'title' | 'source' | 'item_id'>
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** Platform of a row; rows of the server are always on one of them. */
const platformOf = (name: string) => PLATFORMS.find((one) => one === name) ?? 'douyin'

const forms = () => import('./business-pool.forms.ts')
const GeneratePanel = panelPart(async () => (await forms()).GeneratePanel)
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const SyncPanel = panelPart(async () => (await forms()).SyncPanel)
const NextPoolPanel = panelPart(async () => (await import('./next-pool.tsx')).NextPoolPanel)
const NewPanel = panelPart(async () => (await forms()).NewPanel)

/** Few products are compared at once, many by a job. */
type Compared = { readonly job_id: string | null; readonly benchmarks: readonly unknown[] }
const compared = ({ job_id: job, benchmarks }: Compared) =>
  job === null
    ? i18n.t('businessPool.compared', { count: benchmarks.length })
    : i18n.t('businessPool.comparing')

export const row = [
  {
    operation: 'business_pools.generate_contents',
    label: () => i18n.t('businessPool.generate'),
    Panel: GeneratePanel,
  },
  runs('business_pools.check_available', {
    label: () => i18n.t('businessPool.check'),
    args: ({ source, item_id }: Row) => ({ source: platformOf(source), item_id }),
    done: ({ available, reason }) =>
      available ? i18n.t('businessPool.checkedYes') : i18n.t('businessPool.checkedNo', { reason }),
  }),
  runs('business_pools.benchmark_goudong', {
    label: () => i18n.t('businessPool.goods'),
    args: ({ id }: Row) => ({ ids: [id] }),
    done: compared,
  }),
  runs('business_pools.benchmark_contents', {
    label: () => i18n.t('businessPool.contents'),
    args: ({ id }: Row) => ({ ids: [id] }),
    done: compared,
  }),
  runs('business_pools.sync_goudong_rate', {
    label: () => i18n.t('businessPool.rates'),
    args: ({ id }: Row) => ({ id }),
    done: () => i18n.t('businessPool.ratesDone'),
  }),
  {
    operation: 'business_pools.update',
    label: () => i18n.t('businessPool.edit'),
    Panel: EditPanel,
  },
  runs('business_pools.clear_creative_materials', {
    label: () => i18n.t('businessPool.clearPictures'),
    args: ({ id }: Row) => ({ business_pool_id: id }),
    ask: ({ title }: Row) => ({
      title: i18n.t('businessPool.clearPicturesTitle'),
      description: title,
      confirm: i18n.t('businessPool.clearPictures'),
      tone: 'danger',
    }),
    done: ({ count }) => i18n.t('businessPool.picturesCleared', { count }),
  }),
  runs('business_pools.clear_creative_paragraphs', {
    label: () => i18n.t('businessPool.clearParagraphs'),
    args: ({ id }: Row) => ({ business_pool_id: id }),
    ask: ({ title }: Row) => ({
      title: i18n.t('businessPool.clearParagraphsTitle'),
      description: title,
      confirm: i18n.t('businessPool.clearParagraphs'),
      tone: 'danger',
    }),
    done: ({ count }) => i18n.t('businessPool.paragraphsCleared', { count }),
  }),
  runs('business_pools.delete', {
    label: () => i18n.t('businessPool.delete'),
    args: ({ id }: Row) => ({ id }),
    ask: ({ title }: Row) => ({
      title: i18n.t('businessPool.deleteTitle'),
      description: title,
      confirm: i18n.t('businessPool.delete'),
      tone: 'danger',
    }),
    done: () => i18n.t('businessPool.deleted'),
  }),
] as const

export const bulk = [
  runs('business_pools.benchmark_goudong', {
    label: () => i18n.t('businessPool.goods'),
    args: (rows: readonly Row[]) => ({ ids: idsOf(rows) }),
    done: compared,
  }),
  runs('business_pools.benchmark_contents', {
    label: () => i18n.t('businessPool.contents'),
    args: (rows: readonly Row[]) => ({ ids: idsOf(rows) }),
    done: compared,
  }),
] as const

export const page = [
  {
    operation: 'business_pools.sync_commerce_items',
    label: () => i18n.t('businessPool.sync'),
    isPrimary: true,
    Panel: SyncPanel,
  },
  runs('creative_materials.make_all_materials', {
    label: () => i18n.t('businessPool.make'),
    args: () => ({}),
    done: () => i18n.t('businessPool.making'),
  }),
  {
    operation: 'business_pools.get_youhaohuo_pool',
    label: () => i18n.t('businessPool.next'),
    Panel: NextPoolPanel,
  },
  {
    operation: 'business_pools.create',
    label: () => i18n.t('businessPool.new'),
    Panel: NewPanel,
  },
] as const
