import { i18n } from '../../kernel/i18n/i18n.ts'
import { taskTexts } from '../../kernel/i18n/later-parts.ts'
import { textPart } from '../../kernel/i18n/text-part.ts'
import { deskTab, type DeskTab } from '../../kit/desk/desk-definition.ts'
import { pagePart } from '../../kit/desk/page-part.tsx'
import type { Start } from './pool-search.ts'

/** Offers of a platform. */
export const poolTab = (start: Start): DeskTab => ({
  id: 'pool',
  label: () => i18n.t('collect.tabs.pool'),
  operation: 'carry_materials.search_pool',
  Page: pagePart(async () => (await import('./pool-page.tsx')).poolPage(start)),
})

/** Watched authors, each with the state of its spider. */
export const authorsTab: DeskTab = deskTab(
  {
    id: 'authors',
    label: () => i18n.t('collect.tabs.authors'),
    operation: 'carry_sources.list',
  },
  () => import('../lists/carry_sources/carry-sources.list.tsx'),
  () => import('../lists/carry_sources/carry-sources.en.ts'),
)

const rankTexts = textPart(
  () => import('../gold/gold.zh.ts'),
  () => import('../gold/gold.en.ts'),
)
const goodsTexts = textPart(
  () => import('../lists/goudong_gold_pools/goudong-gold-pools.zh.ts'),
  () => import('../lists/goudong_gold_pools/goudong-gold-pools.en.ts'),
)

/** Ranks of goods. */
export const goldTab: DeskTab = {
  id: 'gold',
  label: () => i18n.t('collect.tabs.gold'),
  operation: 'goudong_gold_ranks.list',
  Page: pagePart(async () => (await import('./gold-page.tsx')).GoldPage, [rankTexts, goodsTexts]),
}

/** Pasted numbers and links. */
export const linksTab = (start: Start): DeskTab => ({
  id: 'links',
  label: () => i18n.t('collect.tabs.links'),
  operation: 'carry_materials.assign_material_from_channel',
  Page: pagePart(async () => (await import('./links-page.tsx')).linesPage(start)),
})

/** Tasks of creators; each looks for goods and pieces at its platform. */
export const tasksTab: DeskTab = deskTab(
  {
    id: 'tasks',
    label: () => i18n.t('collect.tabs.tasks'),
    operation: 'creator_tasks.search',
  },
  () => import('../lists/creator_tasks/creator-tasks.list.tsx'),
  () => import('../lists/creator_tasks/creator-tasks.en.ts'),
)

/** Rows of a table. */
export const tableTab: DeskTab = {
  id: 'table',
  label: () => i18n.t('collect.tabs.table'),
  operation: 'carry_materials.create_new_material',
  Page: pagePart(async () => (await import('./table-page.tsx')).TablePage, [taskTexts]),
}

/** Collected materials, the newest first. */
export const recordsTab: DeskTab = deskTab(
  {
    id: 'records',
    label: () => i18n.t('collect.tabs.records'),
    operation: 'carry_materials.list',
  },
  () => import('../lists/carry_materials/carry-materials.list.tsx'),
  () => import('../lists/carry_materials/carry-materials.en.ts'),
)
