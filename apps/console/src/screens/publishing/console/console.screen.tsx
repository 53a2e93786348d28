import { PublishingPage } from '../../../features/publishing/publishing-page.tsx'
import { tilesTexts } from '../../../features/publishing/tiles/tiles-texts.ts'
import { RehearseAccount } from '../../../features/rehearsal/rehearse-account.tsx'
import { RemotePanel } from '../../../features/remote/remote-panel.tsx'
import { remoteTexts } from '../../../features/remote/remote-texts.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './console.zh.ts'

export const beside = [tilesTexts, remoteTexts]

/**
 * The run of an account, everything of the ledger that the person may settle here, and the work of
 * creators whose groups are closed to them.
 *
 * @source screens §0.5
 */
export const Screen = deskScreen({
  scopeAt: () => ({}),
  tabs: [
    {
      id: 'run',
      label: () => i18n.t('consoleDesk.run'),
      operation: 'studio_accounts.list',
      Page: ({ above }) => (
        <PublishingPage remote={<RemotePanel />} Rehearse={RehearseAccount} above={above} />
      ),
    },
    deskTab(
      {
        id: 'attempts',
        label: () => i18n.t('consoleDesk.attempts'),
        operation: 'publish_attempts.list',
      },
      () => import('../../../features/lists/publish_attempts/publish-attempts.list.tsx'),
      () => import('../../../features/lists/publish_attempts/publish-attempts.en.ts'),
    ),
    deskTab(
      {
        id: 'queue',
        label: () => i18n.t('consoleDesk.queue'),
        operation: 'publish_contents.list',
      },
      () => import('../../../features/lists/publish_contents/publish-contents.list.tsx'),
      () => import('../../../features/lists/publish_contents/publish-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'contents',
        label: () => i18n.t('consoleDesk.contents'),
        operation: 'carry_contents.list',
      },
      () => import('../../../features/lists/carry_contents/carry-contents.list.tsx'),
      () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'drafts',
        label: () => i18n.t('consoleDesk.drafts'),
        operation: 'creator_contents.list',
      },
      () => import('../../../features/lists/creator_contents/creator-contents.list.tsx'),
      () => import('../../../features/lists/creator_contents/creator-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'tasks',
        label: () => i18n.t('consoleDesk.tasks'),
        operation: 'creator_tasks.list',
      },
      () => import('../../../features/lists/creator_tasks/creator-tasks.list.tsx'),
      () => import('../../../features/lists/creator_tasks/creator-tasks.en.ts'),
    ),
    deskTab(
      {
        id: 'studio',
        label: () => i18n.t('consoleDesk.studio'),
        operation: 'studio_accounts.list',
      },
      () => import('../../../features/lists/studio_accounts/studio-accounts.list.tsx'),
      () => import('../../../features/lists/studio_accounts/studio-accounts.en.ts'),
    ),
  ],
})
