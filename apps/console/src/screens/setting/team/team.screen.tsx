import {
  list as teams,
  texts as teamTexts,
} from '../../../features/lists/business_teams/business-teams.list.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './team.zh.ts'

/** @source console spec §2, /setting/team; screens §2.6, TeamSettings */
export const Screen = deskScreen({
  scopeAt: () => ({}),
  tabs: [
    deskTab(
      { id: 'teams', label: () => i18n.t('teamDesk.teams'), operation: 'business_teams.list' },
      async () => ({ list: teams, texts: teamTexts }),
      () => import('../../../features/lists/business_teams/business-teams.en.ts'),
    ),
    deskTab(
      { id: 'rules', label: () => i18n.t('teamDesk.rules'), operation: 'channel_rules.list' },
      () => import('../../../features/lists/channel_rules/channel-rules.list.tsx'),
      () => import('../../../features/lists/channel_rules/channel-rules.en.ts'),
    ),
    deskTab(
      { id: 'webhooks', label: () => i18n.t('teamDesk.webhooks'), operation: 'webhooks.list' },
      () => import('../../../features/lists/webhooks/webhooks.list.tsx'),
      () => import('../../../features/lists/webhooks/webhooks.en.ts'),
    ),
    deskTab(
      {
        id: 'deliveries',
        label: () => i18n.t('teamDesk.deliveries'),
        operation: 'deliveries.list',
      },
      () => import('../../../features/lists/deliveries/deliveries.list.tsx'),
      () => import('../../../features/lists/deliveries/deliveries.en.ts'),
    ),
  ],
})
