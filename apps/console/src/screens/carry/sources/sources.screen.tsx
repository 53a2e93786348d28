import {
  list as carrySources,
  texts as carrySourcesTexts,
} from '../../../features/lists/carry_sources/carry-sources.list.tsx'
import { groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './sources.zh.ts'

/** @source console spec §2, source lists; screens §2.5, SourcesDesk */
export const Screen = deskScreen({
  scopeAt: groupScope,
  tabs: [
    deskTab(
      {
        id: 'sources',
        label: () => i18n.t('sourcesDesk.sources'),
        operation: 'carry_sources.list',
      },
      async () => ({ list: carrySources, texts: carrySourcesTexts }),
      () => import('../../../features/lists/carry_sources/carry-sources.en.ts'),
    ),
    deskTab(
      {
        id: 'studio',
        label: () => i18n.t('sourcesDesk.studio'),
        operation: 'studio_sources.list',
      },
      () => import('../../../features/lists/studio_sources/studio-sources.list.tsx'),
      () => import('../../../features/lists/studio_sources/studio-sources.en.ts'),
    ),
    deskTab(
      {
        id: 'materials',
        label: () => i18n.t('sourcesDesk.materials'),
        operation: 'carry_materials.list',
      },
      () => import('../../../features/lists/carry_materials/carry-materials.list.tsx'),
      () => import('../../../features/lists/carry_materials/carry-materials.en.ts'),
    ),
    deskTab(
      {
        id: 'fetched',
        label: () => i18n.t('sourcesDesk.fetched'),
        operation: 'carry_contents.list',
      },
      async () => {
        const { list, texts } =
          await import('../../../features/lists/carry_contents/carry-contents.list.tsx')
        const { statusTabs: _, ...fetched } = list
        return { list: { ...fetched, fixed: { status: ['fetched'] } }, texts }
      },
      () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'jobs',
        label: () => i18n.t('sourcesDesk.jobs'),
        operation: 'jobs.list',
      },
      () => import('../../../features/lists/jobs/jobs.list.tsx'),
      () => import('../../../features/lists/jobs/jobs.en.ts'),
    ),
  ],
})
