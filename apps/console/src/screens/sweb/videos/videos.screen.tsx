import {
  list as carryContents,
  texts as carryTexts,
} from '../../../features/lists/carry_contents/carry-contents.list.tsx'
import { groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import type { Scope } from '../../../kit/list/list-scope.ts'
import { ownLook, ownStore } from '../../../kit/list/own/own-store.ts'

export { texts } from './videos.zh.ts'

const videosOf = (pathname: string): Scope => ({ ...groupScope(pathname), contentType: ['video'] })

/** @source console spec §2, /sweb/ali-video/sweb; screens §2.5, ContentsDesk */
export const Screen = deskScreen({
  scopeAt: videosOf,
  // Where there are videos, they open as pictures, unless the person chose a table.
  first: async () => {
    const { narrowingArgs } = await import('../../../kit/list/list-query.ts')
    const all = { search: '', tab: '', filters: {} }
    return (_, pathname) =>
      ownLook(ownStore.now, 'carry_contents').mode === 'table'
        ? null
        : {
            resource: 'carry_contents',
            args: narrowingArgs(carryContents, all, videosOf(pathname)),
            query: 'v=grid',
          }
  },
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
