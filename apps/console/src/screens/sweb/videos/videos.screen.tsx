import {
  list as carryContents,
  texts as carryTexts,
} from '../../../features/lists/carry_contents/carry-contents.list.tsx'
import { groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './videos.zh.ts'

/** @source console spec §2, /sweb/ali-video/sweb; screens §2.5, ContentsDesk */
export const Screen = deskScreen({
  scopeAt: (pathname) => ({ ...groupScope(pathname), contentType: ['video'] }),
  tabs: [
    deskTab(
      {
        id: 'carry',
        label: () => i18n.t('videosDesk.carry'),
        operation: 'carry_contents.list',
      },
      async () => ({ list: carryContents, texts: carryTexts }),
      () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'studio',
        label: () => i18n.t('videosDesk.studio'),
        operation: 'studio_contents.list',
      },
      () => import('../../../features/lists/studio_contents/studio-contents.list.tsx'),
      () => import('../../../features/lists/studio_contents/studio-contents.en.ts'),
    ),
  ],
})
