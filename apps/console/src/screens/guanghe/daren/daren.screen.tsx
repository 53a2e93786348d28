import {
  list as tasks,
  texts as taskTexts,
} from '../../../features/lists/creator_tasks/creator-tasks.list.tsx'
import { groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { pagePart } from '../../../kit/desk/page-part.tsx'

export { texts } from './daren.zh.ts'

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
    {
      id: 'people',
      label: () => i18n.t('darenDesk.people'),
      operation: 'creator_tasks.list',
      Page: pagePart(
        async () => (await import('../../../features/assign/tasks/task-board.tsx')).TaskBoard,
      ),
    },
    {
      id: 'contents',
      label: () => i18n.t('darenDesk.contents'),
      operation: 'carry_contents.batch_match_account',
      Page: pagePart(
        async () => (await import('../../../features/assign/assign-board.tsx')).CarryBoard,
      ),
    },
    {
      id: 'creations',
      label: () => i18n.t('darenDesk.creations'),
      operation: 'creator_contents.batch_match_account',
      Page: pagePart(
        async () => (await import('../../../features/assign/assign-board.tsx')).CreationBoard,
      ),
    },
  ],
})
