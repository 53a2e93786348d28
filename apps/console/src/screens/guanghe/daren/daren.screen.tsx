import {
  list as tasks,
  texts as taskTexts,
} from '../../../features/lists/creator_tasks/creator-tasks.list.tsx'
import { groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './daren.zh.ts'

/** Contents that no account has yet. */
const UNASSIGNED = { assigned: ['false'] }

/** @source console spec §2, /guanghe/panel/daren; screens §2.6, AssignBoard */
export const Screen = deskScreen({
  scopeAt: groupScope,
  tabs: [
    deskTab(
      {
        id: 'tasks',
        label: () => i18n.t('darenDesk.tasks'),
        operation: 'creator_tasks.list',
      },
      async () => ({ list: tasks, texts: taskTexts }),
      () => import('../../../features/lists/creator_tasks/creator-tasks.en.ts'),
    ),
    deskTab(
      {
        id: 'contents',
        label: () => i18n.t('darenDesk.contents'),
        operation: 'carry_contents.list',
      },
      async () => {
        const { list, texts } =
          await import('../../../features/lists/carry_contents/carry-contents.list.tsx')
        return { list: { ...list, fixed: UNASSIGNED }, texts }
      },
      () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'creations',
        label: () => i18n.t('darenDesk.creations'),
        operation: 'creator_contents.list',
      },
      async () => {
        const { list, texts } =
          await import('../../../features/lists/creator_contents/creator-contents.list.tsx')
        return { list: { ...list, fixed: UNASSIGNED }, texts }
      },
      () => import('../../../features/lists/creator_contents/creator-contents.en.ts'),
    ),
  ],
})
