import {
  list as businessPools,
  texts as businessPoolsTexts,
} from '../../../features/lists/business_pools/business-pools.list.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './pools.zh.ts'

/** @source console spec §2, /guanghe/panel/douyin; screens §2.5, PoolsDesk */
export const Screen = deskScreen({
  scopeAt: () => ({ sources: ['douyin'] }),
  tabs: [
    deskTab(
      { id: 'pools', label: () => i18n.t('poolsDesk.pools'), operation: 'business_pools.list' },
      async () => ({ list: businessPools, texts: businessPoolsTexts }),
      () => import('../../../features/lists/business_pools/business-pools.en.ts'),
    ),
    deskTab(
      {
        id: 'pictures',
        label: () => i18n.t('poolsDesk.pictures'),
        operation: 'creative_materials.list',
      },
      () => import('../../../features/lists/creative_materials/creative-materials.list.tsx'),
      () => import('../../../features/lists/creative_materials/creative-materials.en.ts'),
    ),
    deskTab(
      {
        id: 'paragraphs',
        label: () => i18n.t('poolsDesk.paragraphs'),
        operation: 'creative_paragraphs.list',
      },
      () => import('../../../features/lists/creative_paragraphs/creative-paragraphs.list.tsx'),
      () => import('../../../features/lists/creative_paragraphs/creative-paragraphs.en.ts'),
    ),
    deskTab(
      {
        id: 'templates',
        label: () => i18n.t('poolsDesk.templates'),
        operation: 'creative_templates.list',
      },
      () => import('../../../features/lists/creative_templates/creative-templates.list.tsx'),
      () => import('../../../features/lists/creative_templates/creative-templates.en.ts'),
    ),
  ],
})
