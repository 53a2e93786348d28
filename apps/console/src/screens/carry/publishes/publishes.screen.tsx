import {
  list as published,
  texts as publishedTexts,
} from '../../../features/lists/carry_publishes/carry-publishes.list.tsx'
import { groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './publishes.zh.ts'

const WaitingPage = panelPart(
  async () => (await import('../../../features/waiting-board/board-part.ts')).WaitingBoardPage,
)

/** @source console spec §2, publish lists; screens §2.5, PublishesDesk */
export const Screen = deskScreen({
  scopeAt: groupScope,
  usual: 'published',
  first: async () => {
    const waiting = await import('../../../features/waiting/first-waiting.ts')
    return waiting.firstWaiting('unknown')
  },
  tabs: [
    {
      id: 'waiting',
      label: () => i18n.t('publishesDesk.waiting'),
      operation: 'publish_contents.list',
      Page: WaitingPage,
    },
    deskTab(
      {
        id: 'attempts',
        label: () => i18n.t('publishesDesk.attempts'),
        operation: 'publish_attempts.list',
      },
      () => import('../../../features/lists/publish_attempts/publish-attempts.list.tsx'),
      () => import('../../../features/lists/publish_attempts/publish-attempts.en.ts'),
    ),
    deskTab(
      {
        id: 'queue',
        label: () => i18n.t('publishesDesk.queue'),
        operation: 'publish_contents.list',
      },
      () => import('../../../features/lists/publish_contents/publish-contents.list.tsx'),
      () => import('../../../features/lists/publish_contents/publish-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'published',
        label: () => i18n.t('publishesDesk.published'),
        operation: 'carry_publishes.list',
      },
      async () => ({ list: published, texts: publishedTexts }),
      () => import('../../../features/lists/carry_publishes/carry-publishes.en.ts'),
    ),
    deskTab(
      {
        id: 'smart',
        label: () => i18n.t('publishesDesk.smart'),
        operation: 'smart_publishes.list',
      },
      () => import('../../../features/lists/smart_publishes/smart-publishes.list.tsx'),
      () => import('../../../features/lists/smart_publishes/smart-publishes.en.ts'),
    ),
    deskTab(
      {
        id: 'creative',
        label: () => i18n.t('publishesDesk.creative'),
        operation: 'creative_publishes.list',
      },
      () => import('../../../features/lists/creative_publishes/creative-publishes.list.tsx'),
      () => import('../../../features/lists/creative_publishes/creative-publishes.en.ts'),
    ),
    deskTab(
      {
        id: 'ledger',
        label: () => i18n.t('publishesDesk.ledger'),
        operation: 'publish_attempts.list',
      },
      () => import('../../../features/lists/publish_attempts/every-attempt.list.tsx'),
      () => import('../../../features/lists/publish_attempts/publish-attempts.en.ts'),
    ),
    deskTab(
      {
        id: 'events',
        label: () => i18n.t('publishesDesk.events'),
        operation: 'publish_events.list',
      },
      () => import('../../../features/lists/publish_events/publish-events.list.tsx'),
      () => import('../../../features/lists/publish_events/publish-events.en.ts'),
    ),
  ],
})
