import {
  list as carryContents,
  texts as carryTexts,
} from '../../../features/lists/carry_contents/carry-contents.list.tsx'
import { channelLinks, channelScope, groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './contents.zh.ts'

const WINDMILL = { id: 'windmill', label: () => i18n.t('contentsDesk.windmill') }

/** @source console spec §2, content lists; screens §2.5, ContentsDesk */
export const Screen = deskScreen({
  scopeAt: (pathname) =>
    pathname.endsWith('/content/list') ? groupScope(pathname) : channelScope(pathname),
  unknown: () => i18n.t('contentsDesk.noChannel'),
  known: channelLinks,
  tabs: [
    deskTab(
      {
        id: 'carry',
        label: () => i18n.t('contentsDesk.carry'),
        operation: 'carry_contents.list',
      },
      async () => ({ list: carryContents, texts: carryTexts }),
      () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'creator',
        label: () => i18n.t('contentsDesk.creator'),
        operation: 'creator_contents.list',
      },
      () => import('../../../features/lists/creator_contents/creator-contents.list.tsx'),
      () => import('../../../features/lists/creator_contents/creator-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'smart',
        label: () => i18n.t('contentsDesk.smart'),
        operation: 'smart_contents.list',
      },
      () => import('../../../features/lists/smart_contents/smart-contents.list.tsx'),
      () => import('../../../features/lists/smart_contents/smart-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'creative',
        label: () => i18n.t('contentsDesk.creative'),
        operation: 'creative_contents.list',
      },
      () => import('../../../features/lists/creative_contents/creative-contents.list.tsx'),
      () => import('../../../features/lists/creative_contents/creative-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'studio',
        label: () => i18n.t('contentsDesk.studio'),
        operation: 'studio_contents.list',
      },
      () => import('../../../features/lists/studio_contents/studio-contents.list.tsx'),
      () => import('../../../features/lists/studio_contents/studio-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'windmill',
        label: () => i18n.t('contentsDesk.windmillContents'),
        operation: 'windmill_contents.list',
        subject: WINDMILL,
      },
      () => import('../../../features/lists/windmill_contents/windmill-contents.list.tsx'),
      () => import('../../../features/lists/windmill_contents/windmill-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'crowds',
        label: () => i18n.t('contentsDesk.crowds'),
        operation: 'windmill_crowds.list',
        subject: WINDMILL,
      },
      () => import('../../../features/lists/windmill_crowds/windmill-crowds.list.tsx'),
      () => import('../../../features/lists/windmill_crowds/windmill-crowds.en.ts'),
    ),
  ],
})
