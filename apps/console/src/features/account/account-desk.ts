import { i18n } from '../../kernel/i18n/i18n.ts'
import {
  contentTexts,
  laterTexts,
  operationTexts,
  panelTexts,
} from '../../kernel/i18n/later-parts.ts'
import { textPart } from '../../kernel/i18n/text-part.ts'
import { deskTab, type Desk } from '../../kit/desk/desk-definition.ts'
import { pagePart } from '../../kit/desk/page-part.tsx'
import { accountIdAt } from './account-place.ts'
import { FormTabPage } from './form-tab-page.tsx'
import { listGroup } from './list-group.tsx'
import { SourcesActs } from './sources-acts.tsx'

const auditTexts = textPart(
  () => import('../lists/audit_events/audit-events.zh.ts'),
  () => import('../lists/audit_events/audit-events.en.ts'),
)
const dayTexts = textPart(
  () => import('./day/account-day.zh.ts'),
  () => import('./day/account-day.en.ts'),
)
const studioContentTexts = textPart(
  () => import('../lists/studio_contents/studio-contents.zh.ts'),
  () => import('../lists/studio_contents/studio-contents.en.ts'),
)
const ContentsPage = pagePart(
  async () => (await import('./contents/contents-page.tsx')).ContentsPage,
  [studioContentTexts],
)
const CreativePage = pagePart(
  async () => (await import('./creative/creative-page.tsx')).CreativePage,
  [contentTexts, panelTexts],
)
const ChangesPage = pagePart(
  async () => (await import('./changes-page.tsx')).ChangesPage,
  [auditTexts, operationTexts],
)
const DayPage = pagePart(
  async () => (await import('./day/day-page.tsx')).DayPage,
  [dayTexts, laterTexts],
)
const FiguresPage = pagePart(
  async () => (await import('./figures-page.tsx')).FiguresPage,
  [contentTexts, panelTexts],
)

/** On their way to the channel, and there. */
const FLOW = [
  deskTab(
    {
      id: 'assigned',
      label: () => i18n.t('accountPage.assigned'),
      operation: 'carry_contents.list',
    },
    () => import('../lists/carry_contents/carry-contents.list.tsx'),
    () => import('../lists/carry_contents/carry-contents.en.ts'),
  ),
  deskTab(
    {
      id: 'written',
      label: () => i18n.t('accountPage.written'),
      operation: 'creator_contents.list',
    },
    () => import('../lists/creator_contents/creator-contents.list.tsx'),
    () => import('../lists/creator_contents/creator-contents.en.ts'),
  ),
  deskTab(
    {
      id: 'queue',
      label: () => i18n.t('accountPage.queue'),
      operation: 'publish_contents.list',
    },
    () => import('../lists/publish_contents/publish-contents.list.tsx'),
    () => import('../lists/publish_contents/publish-contents.en.ts'),
  ),
  deskTab(
    {
      id: 'published',
      label: () => i18n.t('accountPage.published'),
      operation: 'carry_publishes.list',
    },
    () => import('../lists/carry_publishes/carry-publishes.list.tsx'),
    () => import('../lists/carry_publishes/carry-publishes.en.ts'),
  ),
] as const

const SOURCES = [
  deskTab(
    {
      id: 'carry',
      label: () => i18n.t('accountPage.carrySources'),
      operation: 'carry_sources.list',
    },
    () => import('../lists/carry_sources/carry-sources.list.tsx'),
    () => import('../lists/carry_sources/carry-sources.en.ts'),
  ),
  deskTab(
    {
      id: 'studio',
      label: () => i18n.t('accountPage.studioSources'),
      operation: 'studio_sources.list',
    },
    () => import('../lists/studio_sources/studio-sources.list.tsx'),
    () => import('../lists/studio_sources/studio-sources.en.ts'),
  ),
] as const

const GET = 'studio_accounts.get'

/** The tabs of one account; the form of three of them stays mounted beside the desk. */
export const accountDesk: Desk = {
  scopeAt(pathname) {
    const id = accountIdAt(pathname)
    return id === null ? null : { account: [id] }
  },
  unknown: () => i18n.t('accountPage.unknown'),
  tabs: [
    {
      id: 'profile',
      label: () => i18n.t('accountPage.profile'),
      operation: GET,
      Page: FormTabPage,
    },
    {
      id: 'publishing',
      label: () => i18n.t('accountPage.publishing'),
      operation: GET,
      Page: FormTabPage,
    },
    {
      id: 'contents',
      label: () => i18n.t('accountPage.contents'),
      operation: 'studio_contents.list',
      Page: ContentsPage,
    },
    {
      id: 'creative',
      label: () => i18n.t('accountPage.creative'),
      operation: 'studio_accounts.get_creative_material_images',
      Page: CreativePage,
    },
    {
      id: 'flow',
      label: () => i18n.t('accountPage.flow'),
      operation: 'carry_contents.list',
      Page: listGroup(FLOW),
    },
    deskTab(
      { id: 'goods', label: () => i18n.t('accountPage.goods'), operation: 'studio_pools.list' },
      () => import('../lists/studio_pools/studio-pools.list.tsx'),
      () => import('../lists/studio_pools/studio-pools.en.ts'),
    ),
    {
      id: 'sources',
      label: () => i18n.t('accountPage.sources'),
      operation: 'carry_sources.list',
      Page: listGroup(SOURCES, SourcesActs),
    },
    {
      id: 'day',
      label: () => i18n.t('accountPage.dayTab'),
      operation: 'publish_events.list',
      Page: DayPage,
    },
    {
      id: 'figures',
      label: () => i18n.t('accountPage.figures'),
      operation: 'studio_accounts.statistics',
      Page: FiguresPage,
    },
    { id: 'login', label: () => i18n.t('accountPage.login'), operation: GET, Page: FormTabPage },
    {
      id: 'changes',
      label: () => i18n.t('accountPage.changes'),
      operation: 'audit_events.list',
      Page: ChangesPage,
    },
  ],
}
