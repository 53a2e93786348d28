import {
  list as carryContents,
  texts as carryTexts,
} from '../../../features/lists/carry_contents/carry-contents.list.tsx'
import { channelScope, groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './contents.zh.ts'

/** @source console spec §2, content lists; screens §2.5, ContentsDesk */
export const Screen = deskScreen({
  scopeAt: (pathname) =>
    pathname.endsWith('/content/list') ? groupScope(pathname) : channelScope(pathname),
  unknown: () => i18n.t('contentsDesk.noChannel'),
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
  ],
})
